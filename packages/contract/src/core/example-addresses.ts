/** Domains that no one can have (RFC 2606, RFC 6761): an address there is a sample, and a mail to it reaches nobody. */
const examples = /(?:^|[@.])(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|test|invalid|localhost))$/i

/** Whether an e-mail, a host or a web address stands under a domain that is reserved for examples. */
export const isExampleAddress = (text: string): boolean =>
  examples.test(text.replace(/^https?:\/\//i, '').replace(/[/:?#].*$/, ''))
