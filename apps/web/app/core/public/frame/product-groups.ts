/** One product in the menu; its name is the same in both languages. */
export interface ProductLink {
  to: string
  name: string
  about: { es: string; en: string }
}

interface ProductGroup {
  id: string
  title: { es: string; en: string }
  products: readonly ProductLink[]
}

/** The products by stage of work. */
export const productGroups: readonly ProductGroup[] = [
  {
    id: 'design',
    title: { es: 'Diseño', en: 'Design' },
    products: [
      {
        to: '/nextlion',
        name: 'NextLion',
        about: { es: 'Software de diseño y simulación', en: 'Design and simulation software' },
      },
    ],
  },
  {
    id: 'field',
    title: { es: 'Trabajo en terreno', en: 'Field work' },
    products: [
      { to: '/next1', name: 'Next1', about: { es: 'Adaptador eléctrico', en: 'Electric adapter' } },
      { to: '/next3', name: 'Next3e', about: { es: 'Adaptador electrónico', en: 'Electronic adapter' } },
      { to: '/nextone', name: 'Next One', about: { es: 'Consola con temporizador', en: 'Timer console' } },
      {
        to: '/nextoneplus',
        name: 'Next One+',
        about: { es: 'Consola para adaptadores en serie', en: 'Console for adapters in series' },
      },
      { to: '/nextthree', name: 'Next Three', about: { es: 'Consola de tres series', en: 'Three-series console' } },
      { to: '/nextremote', name: 'Next Remote', about: { es: 'Consola remota', en: 'Remote console' } },
    ],
  },
  {
    id: 'fragmentation',
    title: { es: 'Análisis de fragmentación', en: 'Fragmentation analysis' },
    products: [
      {
        to: '/quamtum',
        name: 'Quamtum',
        about: { es: 'Portátil, 360 con dron y de escritorio', en: 'Portable, drone-based 360 and desktop' },
      },
    ],
  },
]
