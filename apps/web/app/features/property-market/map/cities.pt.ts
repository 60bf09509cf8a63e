/** Cities that Portuguese names in its own way, by the names on the map. */
export const portuguese = {
  // biome-ignore lint/style/useNamingConvention: the name of the city
  Asunción: 'Assunção',
  'Ciudad de México': 'Cidade do México',
  Johannesburg: 'Joanesburgo',
  Madrid: 'Madri',
  Montevideo: 'Montevidéu',
  'New York': 'Nova York',
}
