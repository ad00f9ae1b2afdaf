export { cacheSuite } from "./cache-suite.js";
export { type Mirror, startMirror } from "./mirror.js";
export { deadOrigin, type Fault, startUpstream, type Trouble, type Upstream } from "./upstream.js";
