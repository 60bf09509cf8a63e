const es = {
  address: 'Dirección',
  phone: 'Teléfono',
  website: 'Sitio web',
  openMap: 'Ver la ciudad en el mapa',
  mapTitle: 'Mapa de la dirección',
  townTitle: 'La dirección en la ciudad',
  map: {
    label:
      'Plano esquemático de Ouro Preto: el campus al sur, la plaza Tiradentes al centro, la terminal de buses al noroeste y la estación de tren al sur de la plaza.',
    campus: 'Universidad',
    campusSub: 'aquí fue el taller',
    square: 'Plaza Tiradentes',
    bus: 'Terminal de buses',
    train: 'Estación de tren',
    church: 'San Francisco de Asís',
    river: 'Arroyo Funil',
    caption: 'Esquema sin escala.',
  },
  sketchTitle: 'Cómo se llega',
  sketch: {
    label:
      'Croquis del camino: del aeropuerto a Belo Horizonte, de ahí por carretera a Ouro Preto, y el tren turístico hasta Mariana.',
    airport: 'Aeropuerto',
    city: 'Belo Horizonte',
    town: 'Ouro Preto',
    next: 'Mariana',
    shuttle: 'bus al centro',
    road: 'carretera BR-356',
    train: 'tren turístico',
  },
  scenesNote: 'Ilustraciones.',
  seeOnMap: 'Ver en el mapa',
  newTab: 'se abre en otra pestaña',
}

const en: typeof es = {
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  openMap: 'See the town on the map',
  mapTitle: 'Map of the address',
  townTitle: 'The address in the town',
  map: {
    label:
      'Schematic map of Ouro Preto: the campus in the south, Tiradentes square in the center, the bus terminal in the northwest and the train station south of the square.',
    campus: 'University',
    campusSub: 'the workshop was held here',
    square: 'Tiradentes square',
    bus: 'Bus terminal',
    train: 'Train station',
    church: 'St. Francis of Assisi',
    river: 'Funil stream',
    caption: 'Sketch, not to scale.',
  },
  sketchTitle: 'How to get there',
  sketch: {
    label:
      'Sketch of the route: from the airport to Belo Horizonte, from there by road to Ouro Preto, and the tourist train to Mariana.',
    airport: 'Airport',
    city: 'Belo Horizonte',
    town: 'Ouro Preto',
    next: 'Mariana',
    shuttle: 'bus downtown',
    road: 'road BR-356',
    train: 'tourist train',
  },
  scenesNote: 'Illustrations.',
  seeOnMap: 'See on the map',
  newTab: 'opens in a new tab',
}

/** Words of the map and the sketch of Ouro Preto, and labels around them. */
export const ouroPretoTexts = { key: 'workshops/ouro-preto', es, en }
