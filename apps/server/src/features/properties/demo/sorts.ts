import { PropertyCategory, type PropertyFeature } from '@portal/contract/properties/constants'

type Range = readonly [from: number, to: number]
type Kind = keyof typeof PropertyCategory

/**
 * The sorts of the demo set, one a line: how many of a hundred; dollars for a built square meter, of land where nothing
 * is built; square meters built, and land as a multiple of them; rooms, bathrooms, garages.
 */
const figures: readonly (readonly [Kind, number, number, Range, number, Range, Range, Range])[] = [
  ['camp', 16, 260, [900, 6400], 4, [24, 220], [20, 200], [20, 90]],
  ['warehouse', 20, 430, [400, 5200], 2.4, [0, 0], [1, 6], [4, 40]],
  ['yard', 12, 900, [80, 700], 14, [0, 0], [1, 4], [8, 60]],
  ['office', 14, 1500, [70, 900], 1, [2, 14], [1, 6], [1, 14]],
  ['house', 16, 1150, [80, 260], 2.2, [2, 6], [1, 4], [1, 4]],
  ['apartment', 10, 1650, [42, 150], 0, [1, 4], [1, 3], [0, 2]],
  ['land', 8, 48, [0, 0], 0, [0, 0], [0, 0], [0, 0]],
  ['premises', 4, 1400, [60, 420], 1, [0, 0], [1, 3], [0, 12]],
]

/** What they are called, what is said of them, and what they may have. */
const words: Readonly<Record<Kind, readonly [string[], string[], PropertyFeature[]]>> = {
  camp: [
    ['Campamento modular', 'Campamento minero', 'Campamento de faena'],
    [
      'Módulos habitacionales con baño privado, pasillos techados y salas de descanso, listos para ocuparse.',
      'Se entrega operando, con casino, lavandería y planta de tratamiento; los módulos se pueden ampliar por etapas.',
      'Recintos sobre pilotes, aislados para alta montaña, con calefacción por habitación y red contra incendios.',
    ],
    ['casino', 'planta_aguas', 'generador', 'calefaccion', 'internet', 'seguridad', 'agua_potable', 'acceso_camiones'],
  ],
  warehouse: [
    ['Bodega industrial', 'Galpón', 'Centro de bodegaje'],
    [
      'Nave de estructura metálica con 8 m de altura libre, piso de hormigón para grúa horquilla y tres portones.',
      'Bodega con andén para camiones de alto tonelaje, oficinas en altillo y patio de maniobras.',
      'Galpón aislado con lucarnas, red húmeda y luminarias LED, cerca de la carretera.',
    ],
    ['anden_carga', 'luz_trifasica', 'acceso_camiones', 'cierre_perimetral', 'oficinas', 'seguridad', 'puente_grua'],
  ],
  yard: [
    ['Patio industrial', 'Patio de acopio', 'Terreno con taller y patio'],
    [
      'Patio compactado y nivelado para acopio de equipos, con garita y cierre de 2,4 m.',
      'Losa de lavado, taller de dos posiciones y oficinas; entran camiones rampla.',
      'Patio con iluminación, agua y conexión trifásica, a minutos del barrio industrial.',
    ],
    ['cierre_perimetral', 'acceso_camiones', 'luz_trifasica', 'seguridad', 'agua_potable', 'patio'],
  ],
  office: [
    ['Oficina', 'Planta de oficinas', 'Piso de oficinas'],
    [
      'Planta libre con piso técnico, climatización por sectores y salas de reunión terminadas.',
      'Oficina luminosa con recepción, seis privados y sala de servidores, en edificio con seguridad.',
      'Entrega amoblada: 40 puestos de trabajo, cafetería y terraza propia.',
    ],
    ['aire_acondicionado', 'ascensor', 'internet', 'seguridad', 'amoblado', 'bodega'],
  ],
  house: [
    ['Casa', 'Casa en condominio', 'Casa con patio'],
    [
      'Casa de un piso con living comedor, cocina equipada y patio con parrilla; buena para turnos de trabajo.',
      'Condominio con portería; dormitorio principal en suite, bodega y estacionamiento techado.',
      'Ampliada y con techo nuevo, orientación norte, a pasos de colegios y comercio.',
    ],
    ['patio', 'calefaccion', 'bodega', 'piscina', 'seguridad', 'agua_potable', 'alcantarillado'],
  ],
  apartment: [
    ['Departamento', 'Departamento amoblado', 'Departamento con vista'],
    [
      'Amoblado y equipado para ejecutivos en turno; gastos comunes con agua caliente incluida.',
      'Dos ambientes con terraza, bodega y estacionamiento, en edificio con gimnasio.',
      'Piso alto con vista despejada, cocina abierta y termopaneles.',
    ],
    ['ascensor', 'amoblado', 'terraza', 'bodega', 'calefaccion', 'internet', 'seguridad'],
  ],
  land: [
    ['Terreno industrial', 'Terreno', 'Sitio urbanizado'],
    [
      'Terreno plano con frente a ruta pavimentada, factibilidad de agua y empalme eléctrico.',
      'Uso industrial permitido por el plan regulador; títulos al día y cierre en todo su perímetro.',
      'Sitio urbanizado en parque industrial, listo para construir.',
    ],
    ['acceso_pavimentado', 'cierre_perimetral', 'agua_potable', 'acceso_camiones', 'luz_trifasica'],
  ],
  premises: [
    ['Local comercial', 'Local en strip center', 'Local con vitrina'],
    [
      'Local en esquina con doble vitrina, baño y bodega, en calle de mucho paso.',
      'Strip center con estacionamientos propios; apto para venta de repuestos o servicios.',
    ],
    ['aire_acondicionado', 'bodega', 'acceso_pavimentado', 'seguridad', 'internet'],
  ],
}

/** The sorts of properties of the demo set; the category is also the name of the picture. */
export const sorts = figures.map(([kind, share, worth, built, land, rooms, baths, garages]) => {
  const [titles, texts, features] = words[kind]
  const category: PropertyCategory = PropertyCategory[kind]
  return { category, picture: kind, share, worth, built, land, rooms, baths, garages, titles, texts, features }
})
export type Sort = (typeof sorts)[number]
