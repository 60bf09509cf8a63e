interface Share {
  /** Of the file, and what pages call it. */
  name: string
  /** In words that both languages share, or Spanish with English below. */
  title: string
  line: string
  /** A picture under `apps/web/public/pictures`, once it is made. */
  picture?: string
}

/** What shared links show. */
export const shares: readonly Share[] = [
  { name: 'portal', title: 'Iniciación electrónica de precisión', line: 'Precision electronic initiation' },
  { name: 'about', title: 'Nosotros', line: 'About us' },
  { name: 'compare', title: 'Comparar productos', line: 'Compare products' },
  { name: 'contact', title: 'Contacto', line: 'Contact' },
  { name: 'events', title: 'Eventos y talleres', line: 'Events and workshops' },
  { name: 'repair', title: 'Reparación de equipos', line: 'Equipment repair' },
  { name: 'support', title: 'Soporte', line: 'Support' },
  { name: 'products', title: 'Next', line: 'Next1 · Next3e · Next One · Next One+ · Next Three · Next Remote' },
  { name: 'nextlion', title: 'NextLion', line: '', picture: 'products/nextlion-front-960.webp' },
  { name: 'quamtum', title: 'Quamtum', line: '', picture: 'products/quamtum-front-960.webp' },
  { name: 'next1', title: 'Next1', line: '', picture: 'products/next1-front-960.webp' },
  { name: 'next3', title: 'Next3e', line: '0–30 000 ms · 1 ms', picture: 'products/next3-front-960.webp' },
  { name: 'nextone', title: 'Next One', line: '30 V · 60 min', picture: 'products/nextone-front-960.webp' },
  { name: 'nextoneplus', title: 'Next One+', line: '700 V DC · 30 J', picture: 'products/nextoneplus-front-960.webp' },
  { name: 'nextthree', title: 'Next Three', line: 'RFID', picture: 'products/nextthree-front-960.webp' },
  { name: 'nextremote', title: 'Next Remote', line: '1 km · IP66', picture: 'products/nextremote-front-960.webp' },
  { name: 'chile-workshop', title: 'Workshop Chile', line: '2024' },
  { name: 'brazil-workshop', title: 'Workshop Ouro Preto', line: '2024' },
  { name: 'classifieds', title: 'Maquinaria', line: 'Machinery', picture: 'machines/excavator-front-yellow-800.webp' },
  { name: 'properties', title: 'Propiedades', line: 'Properties', picture: 'properties/warehouse-front-1-800.webp' },
]
