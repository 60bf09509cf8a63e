/** The last line of the footer, with its own names: the texts of the frame are loaded before it. */
export const legalLinks = [
  { to: '/privacy', name: { es: 'Privacidad', en: 'Privacy' } },
  { to: '/terms', name: { es: 'Términos', en: 'Terms' } },
  { to: '/cookies', name: { es: 'Cookies', en: 'Cookies' } },
] as const

/** The links of the footer, the most wanted first. A product is left out while it is not on sale; a text is one of the frame's. */
export const footerLists = [
  {
    id: 'products',
    title: 'products',
    links: [
      { to: '/allproducts', text: 'allProducts' },
      { to: '/quamtum', product: 'quamtum' },
      { to: '/nextlion', product: 'nextlion' },
      { to: '/compare', text: 'compare' },
    ],
  },
  {
    id: 'company',
    title: 'company',
    links: [
      { to: '/contact', text: 'contact' },
      { to: '/support', text: 'support' },
      { to: '/events', text: 'events' },
      { to: '/about-us', text: 'aboutUs' },
      { to: '/faq', text: 'faq' },
    ],
  },
  {
    id: 'marketplace',
    title: 'marketplace',
    links: [
      { to: '/classifieds', text: 'machinery' },
      { to: '/classifieds/rent', text: 'rentals' },
      { to: '/classifieds/services', text: 'repairs' },
      { to: '/properties', text: 'properties' },
    ],
  },
] as const
