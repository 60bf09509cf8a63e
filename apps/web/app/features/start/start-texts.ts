const es = {
  hello: (names: string) => `Hola, ${names}`,
  waiting: 'Le espera',
  nothingWaits: 'Nada pendiente por ahora. Lo que espere por usted aparecerá aquí.',
  work: 'Mi trabajo',
  own: 'Lo mío',
  nothingElse: 'Ningún registro espera por usted fuera de estos avisos.',
  countOf: (count: string, isExact: boolean) => (isExact ? count : `${count}+`),
  seeAll: (count: string) => `Ver todo (${count})`,
  thisMonth: 'Este mes',
  against: (days: string, before: string) => `${days}, frente a ${before}`,
  more: 'Más:',
  less: 'Menos:',
  before: (number: string) => `antes ${number}`,
  sameAs: (number: string) => `igual que antes: ${number}`,
  returnedAndNet: (returned: string, net: string) => `devuelto ${returned} · neto ${net}`,
}

const en: typeof es = {
  hello: (names) => `Hello, ${names}`,
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing pending right now. What waits for you will appear here.',
  work: 'My work',
  own: 'Mine',
  nothingElse: 'No record waits for you beside these counters.',
  countOf: (count, isExact) => (isExact ? count : `${count}+`),
  seeAll: (count) => `See all (${count})`,
  thisMonth: 'This month',
  against: (days, before) => `${days}, against ${before}`,
  more: 'More:',
  less: 'Less:',
  before: (number) => `before ${number}`,
  sameAs: (number) => `same as before: ${number}`,
  returnedAndNet: (returned, net) => `given back ${returned} · net ${net}`,
}

export const startTexts = { es, en }
