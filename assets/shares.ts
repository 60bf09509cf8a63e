interface Share {
  /** Of the file, and what pages call it. */
  name: string
  /** In words that both languages share. */
  title: string
  line: string
  /** A picture under `apps/web/public/pictures`, once it is made. */
  picture?: string
}

/** What shared links show. */
export const shares: readonly Share[] = [
  { name: 'portal', title: '1 ms', line: '0–30 000 ms' },
  { name: 'products', title: 'Next', line: 'Next1 · Next3e · Next One · Next One+ · Next Three · Next Remote' },
  { name: 'nextlion', title: 'NextLion', line: '' },
  { name: 'quamtum', title: 'Quamtum', line: '' },
  { name: 'next1', title: 'Next1', line: '' },
  { name: 'next3', title: 'Next3e', line: '0–30 000 ms · 1 ms' },
  { name: 'nextone', title: 'Next One', line: '30 V · 60 min' },
  { name: 'nextoneplus', title: 'Next One+', line: '700 V DC · 30 J' },
  { name: 'nextthree', title: 'Next Three', line: 'RFID' },
  { name: 'nextremote', title: 'Next Remote', line: '1 km · IP66' },
  { name: 'chile-workshop', title: 'Workshop Chile', line: '2024' },
  { name: 'brazil-workshop', title: 'Workshop Ouro Preto', line: '2024' },
  { name: 'classifieds', title: 'Maquinaria', line: 'Machinery', picture: 'machines/excavator-front-yellow-800.webp' },
]
