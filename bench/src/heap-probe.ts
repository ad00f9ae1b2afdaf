// Loaded into a server that is measured: asked by its parent, it says what is left after a full collection.
process.on("message", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.channel?.unref();
