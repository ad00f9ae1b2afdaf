import path from "node:path";

/** What a driver has to fit. */
export interface Machine {
  /** "20.20.2" */
  readonly node: string;
  /** Node's version of its binary interface: "115". */
  readonly abi: string;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
}

/** The machine that this process runs on. */
export const thisMachine: Machine = {
  node: process.versions.node,
  abi: process.versions.modules,
  platform: process.platform,
  arch: process.arch,
};

/** Of the driver's versions that which comes ready-made with its package, for these machines. */
const readyMade = {
  version: "13.2.0",
  node: 22,
  machines: /^(linux|darwin|win32)-(x64|arm64)$/,
};

/** The one that is for every other: its makers have it ready-made for many, and elsewhere it is compiled. */
const forAll = "12.11.1";

/** The driver's version for a machine. */
export function versionFor({ node, platform, arch }: Machine): string {
  const isNew = Number.parseInt(node, 10) >= readyMade.node;
  return isNew && readyMade.machines.test(`${platform}-${arch}`) ? readyMade.version : forAll;
}

/** Where in the data folder a machine's driver is kept. */
export function placeOf(data: string, machine: Machine): string {
  const { abi, platform, arch } = machine;
  return path.join(data, "sqlite", `${versionFor(machine)}-node${abi}-${platform}-${arch}`);
}
