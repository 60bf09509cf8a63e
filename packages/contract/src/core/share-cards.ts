/** What a shared link shows of a page: a picture in each language of the public pages. */
export interface ShareCard {
  /** Of the files, and what pages call it. */
  name: string
  /** The same in every language, or in each. */
  title: string | Words
  line?: string | Words
  /** A picture under `apps/web/public/pictures`, once it is made. */
  picture?: string
}

interface Words {
  es: string
  en: string
  pt: string
}

const words = (es: string, en: string, pt: string): Words => ({ es, en, pt })

/** The pictures of shared links, `name-language.jpg` under `/pictures/share`. */
export const shareCards: readonly ShareCard[] = [
  {
    name: 'portal',
    title: words(
      'Iniciación electrónica de precisión',
      'Precision electronic initiation',
      'Iniciação eletrônica de precisão',
    ),
  },
  { name: 'about', title: words('Nosotros', 'About us', 'Sobre nós') },
  { name: 'compare', title: words('Comparar productos', 'Compare products', 'Comparar produtos') },
  { name: 'contact', title: words('Contacto', 'Contact', 'Contato') },
  { name: 'events', title: words('Eventos y talleres', 'Events and workshops', 'Eventos e workshops') },
  { name: 'repair', title: words('Reparación de equipos', 'Equipment repair', 'Reparo de equipamentos') },
  { name: 'support', title: words('Soporte', 'Support', 'Suporte') },
  {
    name: 'products',
    title: words('Productos', 'Products', 'Produtos'),
    line: 'Next1 · Next3e · Next One · Next One+ · Next Three · Next Remote',
  },
  {
    name: 'nextlion',
    title: 'NextLion',
    line: words('Diseño y simulación de tronaduras', 'Blast design and simulation', 'Projeto e simulação de desmontes'),
    picture: 'products/nextlion-front-960.webp',
  },
  {
    name: 'quamtum',
    title: 'Quamtum',
    line: words('Análisis de fragmentación', 'Fragmentation analysis', 'Análise de fragmentação'),
    picture: 'products/quamtum-front-960.webp',
  },
  {
    name: 'next1',
    title: 'Next1',
    line: words('Adaptador eléctrico', 'Electric adapter', 'Adaptador elétrico'),
    picture: 'products/next1-front-960.webp',
  },
  {
    name: 'next3',
    title: 'Next3e',
    line: words('Adaptador electrónico', 'Electronic adapter', 'Adaptador eletrônico'),
    picture: 'products/next3-front-960.webp',
  },
  {
    name: 'nextone',
    title: 'Next One',
    line: words('Consola con temporizador', 'Timer console', 'Console com temporizador'),
    picture: 'products/nextone-front-960.webp',
  },
  {
    name: 'nextoneplus',
    title: 'Next One+',
    line: words(
      'Consola para adaptadores en serie',
      'Console for adapters in series',
      'Console para adaptadores em série',
    ),
    picture: 'products/nextoneplus-front-960.webp',
  },
  {
    name: 'nextthree',
    title: 'Next Three',
    line: words('Consola de tres series', 'Three-series console', 'Console de três séries'),
    picture: 'products/nextthree-front-960.webp',
  },
  {
    name: 'nextremote',
    title: 'Next Remote',
    line: words('Consola remota', 'Remote console', 'Console remoto'),
    picture: 'products/nextremote-front-960.webp',
  },
  { name: 'chile-workshop', title: words('Taller en Chile', 'Chile workshop', 'Workshop no Chile'), line: '2024' },
  {
    name: 'brazil-workshop',
    title: words('Taller en Ouro Preto', 'Ouro Preto workshop', 'Workshop em Ouro Preto'),
    line: '2024',
  },
  {
    name: 'classifieds',
    title: words('Maquinaria', 'Machinery', 'Máquinas'),
    picture: 'machines/excavator-front-yellow-800.webp',
  },
  {
    name: 'properties',
    title: words('Propiedades', 'Properties', 'Imóveis'),
    picture: 'properties/warehouse-front-1-800.webp',
  },
]
