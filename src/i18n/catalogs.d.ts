declare module '*?compiled' {
  import type { Messages } from '@lingui/core';
  const messages: Messages;
  export default messages;
}

declare module '*?packed' {
  /** URL of the catalog: gzipped JSON. */
  const address: string;
  export default address;
}

/** URL of the message keys, in the order of the packed messages. */
declare module '*?names' {
  const address: string;
  export default address;
}
