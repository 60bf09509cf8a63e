/** Cities that Portuguese names in its own way, by the names on the map. */
export const portuguese = {
  Asunción: 'Assunção',
  'Ciudad de México': 'Cidade do México',
  Johannesburg: 'Joanesburgo',
  Madrid: 'Madri',
  Montevideo: 'Montevidéu',
  'New York': 'Nova York',
}
