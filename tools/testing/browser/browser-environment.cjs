const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Parts that every browser has and jsdom lacks, taken from Node. */
const fromNode = {
  ArrayBuffer,
  MessagePort,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  Uint8Array,
  WritableStream,
  structuredClone,
};

/** jsdom, with the parts of a browser that the site relies on. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.openPorts = [];
    Object.assign(this.global, fromNode, closingChannels(this.openPorts));
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
  }

  async teardown() {
    for (const port of this.openPorts) {
      port.close();
    }
    await super.teardown();
  }
};

/** Node's channels, recorded in `open`: React's scheduler leaves one open, which would keep the test process running. */
function closingChannels(open) {
  return {
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name) {
        super(name);
        open.push(this);
      }
    },
    MessageChannel: class extends MessageChannel {
      constructor() {
        super();
        open.push(this.port1, this.port2);
      }
    },
  };
}
