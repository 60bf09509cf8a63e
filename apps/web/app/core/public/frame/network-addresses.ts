/** The company's places elsewhere: sample values, changed here alone (decision 17). */
export const networks = [
  { id: 'messaging', url: 'https://example.com/messages' },
  { id: 'photos', url: 'https://example.com/photos' },
  { id: 'professional', url: 'https://example.com/company' },
] as const
