const es = {
  breadcrumb: 'Ruta de la página',
  support: 'Soporte',
  title: 'Manual de Quamtum',
  description:
    'Manual interactivo de Quamtum: instalar, capturar, posición GPS, calibrar, analizar la fragmentación, exportar, cuidados y solución de problemas, en sus tres versiones.',
  lead: 'De la primera carga de batería al informe de fragmentación, en sus tres versiones: portátil, 360 con dron y escritorio.',
  searchLabel: 'Buscar en el manual',
  searchHint: 'Escala, batería…',
  search: 'Buscar',
  contents: 'Contenido',
  version: 'Versión',
  allVersions: 'Todas',
  versions: { portable: 'Portátil', drone: '360 con dron', desktop: 'Escritorio' },
  foundTitle: (count: number, question: string) =>
    count === 1 ? `1 apartado con «${question}»` : `${count} apartados con «${question}»`,
  noneTitle: (question: string) => `Ningún apartado con «${question}»`,
  noneText: 'Pruebe con una sola palabra, o busque en el contenido. También puede mirar las preguntas frecuentes.',
  faq: 'Preguntas frecuentes',
  clear: 'Quitar la búsqueda',
  tip: 'Consejo',
  care: 'Cuidado',
  linkTo: 'Enlace a',
  product: 'Dato',
  value: 'Valor',
  ends: 'Para guardarlo como PDF o en papel, imprima esta página: se imprime entera, sin menús.',
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  support: 'Support',
  title: 'Quamtum manual',
  description:
    'Interactive Quamtum manual for all three versions: installing, capturing, GPS position, calibrating, analyzing fragmentation, exporting, care and troubleshooting.',
  lead: 'From the first battery charge to the fragmentation report, for all three versions: portable, drone 360 and desktop.',
  searchLabel: 'Search the manual',
  searchHint: 'Scale, battery…',
  search: 'Search',
  contents: 'Contents',
  version: 'Version',
  allVersions: 'All',
  versions: { portable: 'Portable', drone: 'Drone 360', desktop: 'Desktop' },
  foundTitle: (count: number, question: string) =>
    count === 1 ? `1 section with “${question}”` : `${count} sections with “${question}”`,
  noneTitle: (question: string) => `No section with “${question}”`,
  noneText: 'Try a single word, or check the contents. The frequently asked questions may help, too.',
  faq: 'Frequently asked questions',
  clear: 'Clear the search',
  tip: 'Tip',
  care: 'Caution',
  linkTo: 'Link to',
  product: 'Specification',
  value: 'Value',
  ends: 'To keep it as a PDF or on paper, print this page: it prints in full, without the menus.',
}

export const manualTexts = { key: 'site/manual', es, en }
