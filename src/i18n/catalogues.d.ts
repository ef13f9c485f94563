declare module '*?compiled' {
  import type { Messages } from '@lingui/core';
  const messages: Messages;
  export default messages;
}

declare module '*?packed' {
  /** Where the catalogue is: gzipped JSON. */
  const address: string;
  export default address;
}
