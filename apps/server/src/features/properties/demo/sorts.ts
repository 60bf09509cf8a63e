import { PropertyCategory, type PropertyFeature } from '@portal/contract/properties/constants'

/** A sort of property of the demo set. */
export interface Sort {
  category: PropertyCategory
  picture: string
  /** How many of a hundred. */
  share: number
  titles: readonly string[]
  texts: readonly string[]
  features: readonly PropertyFeature[]
  /** Square meters, from and to; land is as large as this many times what is built. */
  built: readonly [number, number]
  land: number
  rooms: readonly [number, number]
  baths: readonly [number, number]
  garages: readonly [number, number]
  /** Dollars for a built square meter, of land where nothing is built. */
  worth: number
}

const c = PropertyCategory

export const sorts: readonly Sort[] = [
  {
    category: c.camp,
    picture: 'camp',
    share: 16,
    titles: ['Campamento modular', 'Campamento minero', 'Campamento de faena'],
    texts: [
      'Módulos habitacionales con baño privado, pasillos techados y salas de descanso, listos para ocuparse.',
      'Se entrega operando, con casino, lavandería y planta de tratamiento; los módulos se pueden ampliar por etapas.',
      'Recintos sobre pilotes, aislados para alta montaña, con calefacción por habitación y red contra incendios.',
    ],
    features: [
      'casino',
      'planta_aguas',
      'generador',
      'calefaccion',
      'internet',
      'seguridad',
      'agua_potable',
      'acceso_camiones',
    ],
    built: [900, 6400],
    land: 4,
    rooms: [24, 220],
    baths: [20, 200],
    garages: [20, 90],
    worth: 260,
  },
  {
    category: c.warehouse,
    picture: 'warehouse',
    share: 20,
    titles: ['Bodega industrial', 'Galpón', 'Centro de bodegaje'],
    texts: [
      'Nave de estructura metálica con 8 m de altura libre, piso de hormigón para grúa horquilla y tres portones.',
      'Bodega con andén para camiones de alto tonelaje, oficinas en altillo y patio de maniobras.',
      'Galpón aislado con lucarnas, red húmeda y luminarias LED, cerca de la carretera.',
    ],
    features: [
      'anden_carga',
      'luz_trifasica',
      'acceso_camiones',
      'cierre_perimetral',
      'oficinas',
      'seguridad',
      'puente_grua',
    ],
    built: [400, 5200],
    land: 2.4,
    rooms: [0, 0],
    baths: [1, 6],
    garages: [4, 40],
    worth: 430,
  },
  {
    category: c.yard,
    picture: 'yard',
    share: 12,
    titles: ['Patio industrial', 'Patio de acopio', 'Terreno con taller y patio'],
    texts: [
      'Patio compactado y nivelado para acopio de equipos, con garita y cierre de 2,4 m.',
      'Losa de lavado, taller de dos posiciones y oficinas; entran camiones rampla.',
      'Patio con iluminación, agua y conexión trifásica, a minutos del barrio industrial.',
    ],
    features: ['cierre_perimetral', 'acceso_camiones', 'luz_trifasica', 'seguridad', 'agua_potable', 'patio'],
    built: [80, 700],
    land: 14,
    rooms: [0, 0],
    baths: [1, 4],
    garages: [8, 60],
    worth: 900,
  },
  {
    category: c.office,
    picture: 'office',
    share: 14,
    titles: ['Oficina', 'Planta de oficinas', 'Piso de oficinas'],
    texts: [
      'Planta libre con piso técnico, climatización por sectores y salas de reunión terminadas.',
      'Oficina luminosa con recepción, seis privados y sala de servidores, en edificio con seguridad.',
      'Entrega amoblada: 40 puestos de trabajo, cafetería y terraza propia.',
    ],
    features: ['aire_acondicionado', 'ascensor', 'internet', 'seguridad', 'amoblado', 'bodega'],
    built: [70, 900],
    land: 1,
    rooms: [2, 14],
    baths: [1, 6],
    garages: [1, 14],
    worth: 1500,
  },
  {
    category: c.house,
    picture: 'house',
    share: 16,
    titles: ['Casa', 'Casa en condominio', 'Casa con patio'],
    texts: [
      'Casa de un piso con living comedor, cocina equipada y patio con parrilla; buena para turnos de trabajo.',
      'Condominio con portería; dormitorio principal en suite, bodega y estacionamiento techado.',
      'Ampliada y con techo nuevo, orientación norte, a pasos de colegios y comercio.',
    ],
    features: ['patio', 'calefaccion', 'bodega', 'piscina', 'seguridad', 'agua_potable', 'alcantarillado'],
    built: [80, 260],
    land: 2.2,
    rooms: [2, 6],
    baths: [1, 4],
    garages: [1, 4],
    worth: 1150,
  },
  {
    category: c.apartment,
    picture: 'apartment',
    share: 10,
    titles: ['Departamento', 'Departamento amoblado', 'Departamento con vista'],
    texts: [
      'Amoblado y equipado para ejecutivos en turno; gastos comunes con agua caliente incluida.',
      'Dos ambientes con terraza, bodega y estacionamiento, en edificio con gimnasio.',
      'Piso alto con vista despejada, cocina abierta y termopaneles.',
    ],
    features: ['ascensor', 'amoblado', 'terraza', 'bodega', 'calefaccion', 'internet', 'seguridad'],
    built: [42, 150],
    land: 0,
    rooms: [1, 4],
    baths: [1, 3],
    garages: [0, 2],
    worth: 1650,
  },
  {
    category: c.land,
    picture: 'land',
    share: 8,
    titles: ['Terreno industrial', 'Terreno', 'Sitio urbanizado'],
    texts: [
      'Terreno plano con frente a ruta pavimentada, factibilidad de agua y empalme eléctrico.',
      'Uso industrial permitido por el plan regulador; títulos al día y cierre en todo su perímetro.',
      'Sitio urbanizado en parque industrial, listo para construir.',
    ],
    features: ['acceso_pavimentado', 'cierre_perimetral', 'agua_potable', 'acceso_camiones', 'luz_trifasica'],
    built: [0, 0],
    land: 0,
    rooms: [0, 0],
    baths: [0, 0],
    garages: [0, 0],
    worth: 48,
  },
  {
    category: c.premises,
    picture: 'premises',
    share: 4,
    titles: ['Local comercial', 'Local en strip center', 'Local con vitrina'],
    texts: [
      'Local en esquina con doble vitrina, baño y bodega, en calle de mucho paso.',
      'Strip center con estacionamientos propios; apto para venta de repuestos o servicios.',
    ],
    features: ['aire_acondicionado', 'bodega', 'acceso_pavimentado', 'seguridad', 'internet'],
    built: [60, 420],
    land: 1,
    rooms: [0, 0],
    baths: [1, 3],
    garages: [0, 12],
    worth: 1400,
  },
]
