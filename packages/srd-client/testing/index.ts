export { cacheSuite } from "./cache-suite.js";
export { type FakeClock, fakeClock } from "./clock.js";
export { type Fault, type NamedFault, namedFaults } from "./faults.js";
export { type Mirror, startMirror } from "./mirror.js";
export { deadOrigin, startUpstream, type Trouble, type Upstream } from "./upstream.js";
