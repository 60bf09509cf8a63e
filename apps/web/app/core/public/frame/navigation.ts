/** The links of the bar next to the products, by the names of their texts. */
export const mainLinks = [
  { to: '/about-us', text: 'aboutUs' },
  { to: '/support', text: 'support' },
  { to: '/events', text: 'events' },
  { to: '/contact', text: 'contact' },
  { to: '/classifieds', text: 'machinery' },
  { to: '/properties', text: 'properties' },
] as const
