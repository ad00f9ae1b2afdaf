import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** A picture of an SVG page as PNG, in base64. What draws it is installed where there is a ready-made build of it. */
export async function pngOf(svg: string): Promise<string> {
  const { Resvg } = await import("@resvg/resvg-js").catch(() => {
    throw new ToolFault({
      code: "NOT_AVAILABLE",
      message: "PNG cannot be drawn here: @resvg/resvg-js is not installed",
      hint: 'Ask for format "svg" or "ascii"',
    });
  });
  // Letters are drawn as lines: no font is looked for, which takes most of the time.
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return drawn.asPng().toString("base64");
}
