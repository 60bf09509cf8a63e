import type { Text } from '@portal/contract/core/text'
import { PropertyCategory, type PropertyFeature } from '@portal/contract/properties/constants'

type Range = readonly [from: number, to: number]
type Kind = keyof typeof PropertyCategory

/**
 * The sorts of the demo set, one a line: how many of a hundred; dollars for a built square meter, of land where nothing
 * is built; square meters built, and land as a multiple of them; built square meters for each room; rooms for each
 * bathroom, or square meters where it has no rooms; garages.
 */
const figures: readonly (readonly [Kind, number, number, Range, number, Range, Range, Range])[] = [
  ['camp', 16, 260, [900, 6400], 4, [24, 34], [3, 4], [20, 90]],
  ['warehouse', 16, 430, [400, 5200], 2.4, [0, 0], [700, 1100], [4, 40]],
  ['yard', 12, 900, [80, 700], 14, [0, 0], [200, 350], [8, 60]],
  ['office', 14, 1500, [70, 900], 1, [40, 70], [3, 5], [1, 14]],
  ['house', 16, 1150, [80, 260], 2.2, [40, 50], [2, 3], [1, 4]],
  ['apartment', 12, 1650, [42, 150], 0, [32, 42], [2, 3], [0, 2]],
  ['land', 8, 48, [0, 0], 0, [0, 0], [0, 0], [0, 0]],
  ['premises', 6, 1400, [60, 420], 1, [0, 0], [120, 200], [0, 12]],
]

/** A title or a description, and what a property has of which it is said. */
interface Said extends Text {
  has?: readonly PropertyFeature[]
  /** At least one place to park. */
  hasGarage?: true
  isHighUp?: true
}

/** What they are called, what is said of them, and what they may have. */
const words: Readonly<Record<Kind, readonly [Said[], Said[], PropertyFeature[]]>> = {
  camp: [
    [
      { es: 'Campamento modular', en: 'Modular camp' },
      { es: 'Campamento minero', en: 'Mining camp' },
      { es: 'Campamento de faena', en: 'Site camp' },
    ],
    [
      {
        es: 'Módulos habitacionales con baños en cada pabellón, pasillos techados y salas de descanso, listos para ocuparse.',
        en: 'Living modules with bathrooms in each wing, covered walkways and lounges, ready to move in.',
        has: ['calefaccion'],
      },
      {
        es: 'Se entrega operando, con casino, lavandería y planta de tratamiento; los módulos se pueden ampliar por etapas.',
        en: 'Handed over in operation, with dining hall, laundry and water treatment plant; modules can be added in stages.',
        has: ['casino', 'planta_aguas'],
      },
      {
        es: 'Recintos sobre pilotes, aislados para alta montaña, con calefacción por habitación y red contra incendios.',
        en: 'Buildings on piles, insulated for high altitude, with heating in every room and a fire main.',
        has: ['calefaccion'],
      },
    ],
    ['casino', 'planta_aguas', 'generador', 'calefaccion', 'internet', 'seguridad', 'agua_potable', 'acceso_camiones'],
  ],
  warehouse: [
    [
      { es: 'Bodega industrial', en: 'Industrial warehouse' },
      { es: 'Galpón', en: 'Industrial shed' },
      { es: 'Centro de bodegaje', en: 'Storage center' },
    ],
    [
      {
        es: 'Nave de estructura metálica con 8 m de altura libre, piso de hormigón para grúa horquilla y tres portones.',
        en: 'Steel-frame building with 8 m of clear height, a concrete floor for forklifts and three gates.',
      },
      {
        es: 'Bodega con andén para camiones de alto tonelaje, oficinas en altillo y patio de maniobras.',
        en: 'Warehouse with a loading dock for heavy trucks, mezzanine offices and a maneuvering yard.',
        has: ['anden_carga', 'acceso_camiones', 'oficinas'],
      },
      {
        es: 'Galpón aislado con lucarnas, red húmeda y luminarias LED, cerca de la carretera.',
        en: 'Insulated shed with skylights, fire hose system and LED lighting, close to the highway.',
      },
    ],
    ['anden_carga', 'luz_trifasica', 'acceso_camiones', 'cierre_perimetral', 'oficinas', 'seguridad', 'puente_grua'],
  ],
  yard: [
    [
      { es: 'Patio industrial', en: 'Industrial yard' },
      { es: 'Patio de acopio', en: 'Storage yard' },
      { es: 'Terreno con taller y patio', en: 'Lot with workshop and yard' },
    ],
    [
      {
        es: 'Patio compactado y nivelado para acopio de equipos, con garita y cierre de 2,4 m.',
        en: 'Compacted, level yard for storing equipment, with a gatehouse and a 2.4 m fence.',
        has: ['cierre_perimetral', 'seguridad'],
      },
      {
        es: 'Losa de lavado, taller de dos posiciones y oficinas; entran camiones rampla.',
        en: 'Wash slab, two-bay workshop and offices; flatbed trucks can enter.',
        has: ['acceso_camiones', 'agua_potable'],
      },
      {
        es: 'Patio con iluminación, agua y conexión trifásica, a minutos del barrio industrial.',
        en: 'Yard with lighting, water and three-phase power, minutes from the industrial district.',
        has: ['luz_trifasica', 'agua_potable'],
      },
    ],
    ['cierre_perimetral', 'acceso_camiones', 'luz_trifasica', 'seguridad', 'agua_potable', 'patio'],
  ],
  office: [
    [
      { es: 'Oficina', en: 'Office' },
      { es: 'Planta de oficinas', en: 'Office floor' },
      { es: 'Piso de oficinas', en: 'Full-floor office' },
    ],
    [
      {
        es: 'Planta libre con piso técnico, climatización por sectores y salas de reunión terminadas.',
        en: 'Open plan with raised floor, zoned air conditioning and finished meeting rooms.',
        has: ['aire_acondicionado'],
      },
      {
        es: 'Oficina luminosa con recepción, privados y sala de servidores, en edificio con seguridad.',
        en: 'Bright office with reception, private rooms and a server room, in a building with security.',
        has: ['seguridad'],
      },
      {
        es: 'Entrega amoblada: puestos de trabajo, cafetería y terraza propia.',
        en: 'Comes furnished: workstations, a cafeteria and its own terrace.',
        has: ['amoblado'],
      },
    ],
    ['aire_acondicionado', 'ascensor', 'internet', 'seguridad', 'amoblado', 'bodega'],
  ],
  house: [
    [
      { es: 'Casa', en: 'House' },
      { es: 'Casa en condominio', en: 'House in a gated community', has: ['seguridad'] },
      { es: 'Casa con patio', en: 'House with backyard', has: ['patio'] },
    ],
    [
      {
        es: 'Casa de un piso con living comedor, cocina equipada y patio con parrilla; buena para turnos de trabajo.',
        en: 'Single-story house with living and dining room, equipped kitchen and a backyard with a grill; good for work crews.',
        has: ['patio'],
      },
      {
        es: 'Condominio con portería; dormitorio principal en suite, bodega y estacionamiento techado.',
        en: 'Gated community with a doorman; main bedroom en suite, storage room and covered parking.',
        has: ['seguridad', 'bodega'],
        hasGarage: true,
      },
      {
        es: 'Ampliada y con techo nuevo, orientación norte, a pasos de colegios y comercio.',
        en: 'Extended, with a new roof, facing north, steps from schools and shops.',
      },
    ],
    ['patio', 'calefaccion', 'bodega', 'piscina', 'seguridad', 'agua_potable', 'alcantarillado'],
  ],
  apartment: [
    [
      { es: 'Departamento', en: 'Apartment' },
      { es: 'Departamento amoblado', en: 'Furnished apartment', has: ['amoblado'] },
      { es: 'Departamento con vista', en: 'Apartment with a view', isHighUp: true },
    ],
    [
      {
        es: 'Amoblado y equipado para ejecutivos en turno; gastos comunes con agua caliente incluida.',
        en: 'Furnished and equipped for executives on shift; common costs include hot water.',
        has: ['amoblado'],
      },
      {
        es: 'Con terraza, bodega y estacionamiento, en edificio con gimnasio.',
        en: 'With terrace, storage room and parking, in a building with a gym.',
        has: ['terraza', 'bodega'],
        hasGarage: true,
      },
      {
        es: 'Piso alto con vista despejada, cocina abierta y termopaneles.',
        en: 'High floor with an open view, open kitchen and double glazing.',
        isHighUp: true,
      },
    ],
    ['ascensor', 'amoblado', 'terraza', 'bodega', 'calefaccion', 'internet', 'seguridad'],
  ],
  land: [
    [
      { es: 'Terreno industrial', en: 'Industrial land' },
      { es: 'Terreno', en: 'Land' },
      { es: 'Sitio urbanizado', en: 'Serviced lot' },
    ],
    [
      {
        es: 'Terreno plano con frente a ruta pavimentada, factibilidad de agua y empalme eléctrico.',
        en: 'Level land fronting a paved road, with water service available and a power connection.',
        has: ['acceso_pavimentado', 'agua_potable', 'luz_trifasica'],
      },
      {
        es: 'Uso industrial permitido por el plan regulador; títulos al día y cierre en todo su perímetro.',
        en: 'Zoned for industrial use; titles in order and fenced all around.',
        has: ['cierre_perimetral'],
      },
      {
        es: 'Sitio urbanizado en parque industrial, listo para construir.',
        en: 'Serviced lot in an industrial park, ready to build on.',
      },
    ],
    ['acceso_pavimentado', 'cierre_perimetral', 'agua_potable', 'acceso_camiones', 'luz_trifasica'],
  ],
  premises: [
    [
      { es: 'Local comercial', en: 'Retail space' },
      { es: 'Local en strip center', en: 'Space in a strip mall' },
      { es: 'Local con vitrina', en: 'Storefront' },
    ],
    [
      {
        es: 'Local en esquina con doble vitrina, baño y bodega, en calle de mucho paso.',
        en: 'Corner space with two display windows, bathroom and storage room, on a busy street.',
        has: ['bodega'],
      },
      {
        es: 'Strip center con estacionamientos propios; apto para venta de repuestos o servicios.',
        en: 'Strip mall with its own parking; suits sales of spare parts or services.',
        hasGarage: true,
      },
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
