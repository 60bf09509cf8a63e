/** Countries (ISO numbers) and their places; the demo set is spread over them. */
export const places: readonly { country: number; cities: readonly string[] }[] = [
  { country: 152, cities: ['Antofagasta', 'Calama', 'Copiapó', 'Rancagua', 'Iquique'] },
  { country: 604, cities: ['Arequipa', 'Cajamarca', 'Cusco', 'Moquegua'] },
  { country: 484, cities: ['Hermosillo', 'Zacatecas', 'Torreón'] },
  { country: 840, cities: ['Elko', 'Tucson', 'Salt Lake City'] },
  { country: 76, cities: ['Belo Horizonte', 'Parauapebas', 'Itabira'] },
  { country: 32, cities: ['San Juan', 'Salta'] },
  { country: 170, cities: ['Medellín', 'Barranquilla'] },
  { country: 68, cities: ['Oruro', 'Potosí'] },
  { country: 218, cities: ['Cuenca', 'Zamora'] },
  { country: 72, cities: ['Francistown'] },
  { country: 36, cities: ['Perth', 'Kalgoorlie'] },
  { country: 124, cities: ['Sudbury', 'Kamloops'] },
  { country: 710, cities: ['Rustenburg'] },
  { country: 724, cities: ['Huelva'] },
  { country: 591, cities: ['Colón'] },
]
