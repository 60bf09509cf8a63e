import type { Language } from '@portal/contract/core/language'

/** Invented clients of the marketplace. */
export interface DemoClient {
  name: string
  company: string
  country: number
  phone: string
  language: Language
}

const es = (name: string, company: string, country: number, phone: string): DemoClient => ({
  name,
  company,
  country,
  phone,
  language: 'es',
})
const en = (name: string, company: string, country: number, phone: string): DemoClient => ({
  name,
  company,
  country,
  phone,
  language: 'en',
})

export const clients: readonly DemoClient[] = [
  es('Patricia Olivares', 'Minera Los Aromos', 152, '+56955502001'),
  es('Rodrigo Sanhueza', 'Áridos del Norte', 152, '+56955502002'),
  es('Fernanda Ibarra', 'Constructora Puna', 152, '+56955502003'),
  es('Gonzalo Tapia', 'Cal y Canto SpA', 152, '+56955502004'),
  es('Milagros Huamán', 'Compañía Minera Apurímac Sur', 604, '+51955502005'),
  es('Edwin Quispe', 'Canteras del Misti', 604, '+51955502006'),
  es('Lucía Paredes', 'Túneles Andinos', 604, '+51955502007'),
  es('Héctor Villarreal', 'Agregados Sonora', 484, '+525555502008'),
  es('Ximena Cárdenas', 'Minera La Colorada', 484, '+525555502009'),
  es('Julián Restrepo', 'Obras Civiles Aburrá', 170, '+573005502010'),
  es('Nadia Mamani', 'Cooperativa Cerro Alto', 68, '+59165502011'),
  es('Esteban Vera', 'Caminos del Austro', 218, '+593955502012'),
  es('Carolina Funes', 'Piedra Cuyana', 32, '+5492645502013'),
  en('Dana Whitehorse', 'Copper Flats Aggregates', 840, '+16025550214'),
  en('Marcus Lindqvist', 'Northern Quarry Group', 124, '+17055550215'),
  en('Kabelo Moeng', 'Kalahari Civil Works', 72, '+26775550216'),
  en('Harriet Doyle', 'Goldfields Contracting', 36, '+61455550217'),
  es('Renata Siqueira', 'Pedreira Serra Azul', 76, '+5531955502018'),
  en('Thabo Ndlovu', 'Platreef Haulage', 710, '+27825550219'),
  es('Íñigo Barrena', 'Canteras de Huelva', 724, '+34655550220'),
]
