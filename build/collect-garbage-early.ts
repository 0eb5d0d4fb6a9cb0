import { setFlagsFromString } from 'node:v8';

// V8 lets garbage grow with the memory of the machine: on one with 24 GB, a build of ten thousand
// articles took 3.9 GB for what fits into 2. It reads this whenever it decides when to collect, so the
// setting counts from here on and costs no time that can be measured.
setFlagsFromString('--heap-growing-percent=20');
