const es = {
  locationTitle: 'Dónde fue',
  locationText:
    'Las clases se dictaron en el campus, en lo alto de la ciudad; las visitas salieron desde la plaza central.',
  address: 'Dirección',
  addressLines: ['Universidade Exemplo de Minas', 'Rua do Exemplo 120, Morro do Cruzeiro', 'Ouro Preto, MG, Brasil'],
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
  scenesTitle: 'Tres imágenes del taller',
  scenes: ['El aula, con la secuencia en pantalla', 'La cantera escuela', 'La ciudad desde el campus'],
  scenesNote: 'Ilustraciones.',
  activitiesTitle: 'Si viene a Ouro Preto',
  activitiesText: 'Lo que recomendaron los anfitriones para antes y después de clases.',
  activities: [
    {
      name: 'Hoteles',
      items: [
        [
          'Posadas del centro histórico',
          'Casas antiguas con pocas habitaciones; se llega a pie a todo, por calles empinadas.',
        ],
        ['Hoteles cerca del campus', 'Más nuevos y con estacionamiento, a pasos de las aulas.'],
        ['Repúblicas estudiantiles', 'Algunas reciben visitas fuera del periodo de clases.'],
      ],
    },
    {
      name: 'Restaurantes',
      items: [
        ['Cocina de Minas', 'Tutu, feijão tropeiro y leña: los comedores alrededor de la plaza.'],
        ['Cafés de la Rua Direita', 'Pan de queso y café de la región.'],
        ['Bares del Largo do Rosário', 'Para la noche, con mesas en la calle.'],
      ],
    },
    {
      name: 'Paseos',
      items: [
        ['Circuito barroco a pie', 'Iglesias, talleres de piedra jabón y miradores en una tarde.'],
        ['Tren a Mariana', 'Un tren turístico por el valle, con vistas de cascadas.'],
        ['Minas de oro antiguas', 'Galerías del siglo XVIII que se visitan con guía.'],
      ],
    },
  ],
  sitesTitle: 'Tres lugares que no hay que perderse',
  seeOnMap: 'Ver en el mapa',
  newTab: 'se abre en otra pestaña',
  sites: [
    {
      name: 'Praça Tiradentes',
      query: 'Praça Tiradentes, Ouro Preto',
      text: 'El corazón de la ciudad, entre el Museo de la Inconfidencia y la antigua Escuela de Minas.',
    },
    {
      name: 'Igreja de São Francisco de Assis',
      query: 'Igreja de São Francisco de Assis, Ouro Preto',
      text: 'Obra mayor del Aleijadinho, con la portada tallada en piedra jabón.',
    },
    {
      name: 'Mina da Passagem',
      query: 'Mina da Passagem, Mariana',
      text: 'Una mina de oro a la que se baja en carro, camino a Mariana.',
    },
  ],
}

const en: typeof es = {
  locationTitle: 'Where it was',
  locationText: 'Classes were held on campus, high above the town; the tours left from the main square.',
  address: 'Address',
  addressLines: ['Universidade Exemplo de Minas', 'Rua do Exemplo 120, Morro do Cruzeiro', 'Ouro Preto, MG, Brazil'],
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
  scenesTitle: 'The workshop in three pictures',
  scenes: ['The classroom, with the sequence on screen', 'The teaching quarry', 'The town seen from the campus'],
  scenesNote: 'Illustrations.',
  activitiesTitle: 'If you visit Ouro Preto',
  activitiesText: 'What our hosts recommended before and after class.',
  activities: [
    {
      name: 'Hotels',
      items: [
        [
          'Inns in the old town',
          'Old houses with a few rooms each; everything is within walking distance, on steep streets.',
        ],
        ['Hotels near the campus', 'Newer and with parking, steps from the classrooms.'],
        ['Student housing', 'Some take guests between terms.'],
      ],
    },
    {
      name: 'Restaurants',
      items: [
        ['Cooking from Minas', 'Tutu, feijão tropeiro and wood-fired stoves: the dining rooms around the square.'],
        ['Cafés of Rua Direita', 'Cheese bread and coffee from the region.'],
        ['Bars of Largo do Rosário', 'For the evening, with tables outside.'],
      ],
    },
    {
      name: 'Tours',
      items: [
        ['Baroque walking tour', 'Churches, soapstone workshops and viewpoints in one afternoon.'],
        ['Train to Mariana', 'A tourist train through the valley, with views of waterfalls.'],
        ['Old gold mines', '18th-century workings, with a guide.'],
      ],
    },
  ],
  sitesTitle: 'Three places not to miss',
  seeOnMap: 'See on the map',
  newTab: 'opens in a new tab',
  sites: [
    {
      name: 'Praça Tiradentes',
      query: 'Praça Tiradentes, Ouro Preto',
      text: 'The heart of the town, between the Inconfidência Museum and the old School of Mines.',
    },
    {
      name: 'Igreja de São Francisco de Assis',
      query: 'Igreja de São Francisco de Assis, Ouro Preto',
      text: 'Aleijadinho’s major work, with its portal carved in soapstone.',
    },
    {
      name: 'Mina da Passagem',
      query: 'Mina da Passagem, Mariana',
      text: 'A gold mine you enter by rail car, on the way to Mariana.',
    },
  ],
}

/** The place of the workshop in Brazil and its surroundings. */
export const ouroPretoTexts = { key: 'workshops/ouro-preto', es, en }

/** Fictional on purpose; it belongs to no one. */
export const brazilPhone = '+55 31 5550 0120'
export const brazilWebsite = 'https://universidade.example.com'
