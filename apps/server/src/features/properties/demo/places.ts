interface City {
  name: string
  latitude: number
  longitude: number
}

const city = (name: string, latitude: number, longitude: number): City => ({ name, latitude, longitude })

/** Countries (ISO numbers) with their cities, what prices are written in there, and what a dollar of Calama is worth. */
export const places: readonly {
  country: number
  unit: 'UF' | 'CLP' | 'USD'
  level: number
  cities: readonly City[]
}[] = [
  {
    country: 152,
    unit: 'UF',
    level: 1,
    cities: [
      city('Calama', -22.456, -68.929),
      city('Antofagasta', -23.65, -70.4),
      city('Copiapó', -27.366, -70.332),
      city('Rancagua', -34.17, -70.74),
      city('Iquique', -20.214, -70.152),
      city('Santiago', -33.42, -70.6),
    ],
  },
  {
    country: 152,
    unit: 'CLP',
    level: 0.9,
    cities: [city('Calama', -22.44, -68.92), city('La Serena', -29.905, -71.25), city('Los Andes', -32.834, -70.598)],
  },
  {
    country: 604,
    unit: 'USD',
    level: 0.7,
    cities: [city('Arequipa', -16.4, -71.535), city('Cajamarca', -7.157, -78.517), city('Moquegua', -17.193, -70.935)],
  },
  {
    country: 484,
    unit: 'USD',
    level: 0.75,
    cities: [
      city('Hermosillo', 29.073, -110.956),
      city('Zacatecas', 22.771, -102.583),
      city('Torreón', 25.543, -103.418),
    ],
  },
  {
    country: 840,
    unit: 'USD',
    level: 1.9,
    cities: [city('Elko', 40.832, -115.763), city('Tucson', 32.222, -110.97), city('Salt Lake City', 40.76, -111.891)],
  },
  {
    country: 76,
    unit: 'USD',
    level: 0.65,
    cities: [
      city('Belo Horizonte', -19.92, -43.938),
      city('Parauapebas', -6.067, -49.902),
      city('Itabira', -19.619, -43.227),
    ],
  },
  {
    country: 32,
    unit: 'USD',
    level: 0.6,
    cities: [city('San Juan', -31.537, -68.536), city('Salta', -24.782, -65.423)],
  },
  {
    country: 170,
    unit: 'USD',
    level: 0.7,
    cities: [city('Medellín', 6.244, -75.581), city('Barranquilla', 10.969, -74.781)],
  },
  { country: 68, unit: 'USD', level: 0.5, cities: [city('Oruro', -17.97, -67.113), city('Potosí', -19.583, -65.753)] },
  {
    country: 36,
    unit: 'USD',
    level: 2,
    cities: [city('Kalgoorlie', -30.749, 121.466), city('Perth', -31.952, 115.861)],
  },
  { country: 72, unit: 'USD', level: 0.5, cities: [city('Francistown', -21.17, 27.507)] },
  { country: 724, unit: 'USD', level: 1.4, cities: [city('Huelva', 37.261, -6.945)] },
]
