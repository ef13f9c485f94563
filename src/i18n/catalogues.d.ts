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

/** The address of the names of all messages, which the packed ones are in the order of. */
declare module '*?names' {
  const address: string;
  export default address;
}
