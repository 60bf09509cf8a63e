/** The company's accounts elsewhere: sample values, changed only here (decision 17). */
export const networks = [
  { id: 'messaging', url: 'https://example.com/messages' },
  { id: 'photos', url: 'https://example.com/photos' },
  { id: 'professional', url: 'https://example.com/company' },
] as const
