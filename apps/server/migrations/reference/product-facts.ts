export interface FactKey {
  clave: string
  grupo: string
  orden: number
  nombre: string
  nombre_en: string
}

export interface FactRow {
  producto_id: number | null
  clave: string
  valor: number | null
  valor_hasta: number | null
  calificador: 'hasta' | 'aprox' | 'mas_de' | null
  unidad: string | null
  unidad_en: string | null
  texto: string | null
  texto_en: string | null
  destacado: number | null
  por_confirmar: boolean
}

const keys: readonly (readonly [group: string, key: string, es: string, en: string])[] = [
  ['iniciacion', 'tipo_adaptador', 'Tipo de adaptador', 'Type of adapter'],
  ['iniciacion', 'retardo', 'Retardo programable', 'Programmable delay'],
  ['iniciacion', 'retardo_paso', 'Paso de programación', 'Programming step'],
  ['iniciacion', 'temporizador', 'Temporizador', 'Timer'],
  ['iniciacion', 'tiempo_armado', 'Tiempo de armado', 'Arming time'],
  ['capacidad', 'adaptadores', 'Adaptadores que dispara', 'Adapters it fires'],
  ['capacidad', 'series', 'Series', 'Series'],
  ['capacidad', 'adaptadores_serie', 'Adaptadores en serie', 'Adapters in series'],
  ['capacidad', 'adaptadores_consola', 'Adaptadores por consola', 'Adapters per console'],
  ['capacidad', 'consolas_enlazadas', 'Consolas enlazadas', 'Linked consoles'],
  ['capacidad', 'adaptadores_enlazados', 'Adaptadores con consolas enlazadas', 'Adapters with linked consoles'],
  ['energia', 'tension_salida', 'Tensión de salida', 'Output voltage'],
  ['energia', 'energia_disparo', 'Energía de disparo', 'Firing energy'],
  ['energia', 'activaciones', 'Activaciones por batería', 'Activations per battery'],
  ['energia', 'bateria_duracion', 'Duración de la batería', 'Battery life'],
  ['energia', 'bateria_tension', 'Tensión de la batería', 'Battery voltage'],
  ['energia', 'bateria_capacidad', 'Capacidad de la batería', 'Battery capacity'],
  ['energia', 'cargador_tension', 'Cargador, tensión', 'Charger, voltage'],
  ['energia', 'cargador_frecuencia', 'Cargador, frecuencia', 'Charger, frequency'],
  ['alcance', 'area_seguridad', 'Área de exclusión', 'Blast exclusion zone'],
  ['alcance', 'alcance', 'Alcance', 'Range'],
  ['alcance', 'precision_gps', 'Precisión del GPS', 'GPS accuracy'],
  ['cable', 'cable_hilos', 'Hilos del cable', 'Conductors'],
  ['cable', 'cable_calibre', 'Calibre del cable', 'Cable gauge'],
  ['operacion', 'acceso', 'Acceso', 'Access'],
  ['operacion', 'idiomas', 'Idiomas', 'Languages'],
  ['operacion', 'idiomas_lista', 'Idiomas de la pantalla', 'Display languages'],
  ['proteccion', 'proteccion_abierta', 'Protección, caja abierta', 'Protection, case open'],
  ['proteccion', 'proteccion_cerrada', 'Protección, caja cerrada', 'Protection, case closed'],
  ['software', 'versiones', 'Versiones', 'Versions'],
  ['software', 'versiones_lista', 'Formas de captura', 'Ways of capturing'],
  ['software', 'unidad_alivio', 'Unidad del alivio', 'Unit of relief'],
  ['software', 'unidad_velocidad', 'Unidad de la velocidad de partícula', 'Unit of particle velocity'],
  ['software', 'licencias', 'Tipos de licencia', 'Types of license'],
  ['comercial', 'garantia', 'Garantía de fábrica', 'Factory warranty'],
  ['comercial', 'entrega', 'Plazo de entrega', 'Delivery time'],
  ['comercial', 'fin_de_semana', 'Fines de semana', 'Weekends'],
  ['comercial', 'condicion_entrega', 'Condición de entrega', 'Terms of delivery'],
  ['comercial', 'pago', 'Forma de pago', 'Payment'],
]

/** Names of facts; the same in page, comparison and brochure. */
export const factKeys: FactKey[] = keys.map(([grupo, clave, nombre, nombreEn], index) => ({
  clave,
  grupo,
  orden: (index + 1) * 10,
  nombre,
  nombre_en: nombreEn,
}))

type Said = Partial<Omit<FactRow, 'producto_id' | 'clave'>>

const empty: Omit<FactRow, 'producto_id' | 'clave'> = {
  valor: null,
  valor_hasta: null,
  calificador: null,
  unidad: null,
  unidad_en: null,
  texto: null,
  texto_en: null,
  destacado: null,
  por_confirmar: false,
}

const unsure = { por_confirmar: true }
const [nextlion, quamtum, next1, next3, nextone, nextoneplus, nextthree, nextremote] = [1, 2, 3, 4, 5, 6, 7, 8]
const delay: Said = { valor: 0, valor_hasta: 30_000, unidad: 'ms', destacado: 1 }
const step: Said = { valor: 1, unidad: 'ms', destacado: 2 }
// Which of the two adapters is the electric one is read from their names alone.
const electric: Said = { texto: 'Eléctricos (Next1)', texto_en: 'Electric (Next1)', ...unsure }
const electronic: Said = { texto: 'Electrónicos (Next3e)', texto_en: 'Electronic (Next3e)', ...unsure }

const said: readonly (readonly [product: number | null | undefined, key: string, said: Said])[] = [
  [nextlion, 'unidad_alivio', { texto: 'ms/m', destacado: 1 }],
  [nextlion, 'unidad_velocidad', { texto: 'mm/s', destacado: 2 }],
  [
    nextlion,
    'licencias',
    { texto: 'Demo, Estudiante, Empresa y Mensual', texto_en: 'Demo, Student, Business and Monthly' },
  ],

  [quamtum, 'precision_gps', { valor: 1, valor_hasta: 5, unidad: 'm', destacado: 2 }],
  [quamtum, 'versiones', { valor: 3, destacado: 1 }],
  [quamtum, 'versiones_lista', { texto: 'Portátil, 360 con dron y escritorio', texto_en: 'Portable, 360 and desktop' }],
  // "The analysis tool has 7 languages" is said after the fragmentation device: taken for its tool.
  [quamtum, 'idiomas', { valor: 7, destacado: 3, ...unsure }],

  [next1, 'tipo_adaptador', { texto: 'Eléctrico', texto_en: 'Electric', ...unsure }],
  [next1, 'retardo', delay],
  [next1, 'retardo_paso', step],
  [next1, 'cable_hilos', { valor: 2, destacado: 4 }],
  [next1, 'cable_calibre', { valor: 22, unidad: 'AWG', destacado: 3 }],

  [next3, 'tipo_adaptador', { texto: 'Electrónico', texto_en: 'Electronic', ...unsure }],
  [next3, 'retardo', delay],
  [next3, 'retardo_paso', step],

  [nextone, 'temporizador', { valor: 60, calificador: 'hasta', unidad: 'min', destacado: 1 }],
  [nextone, 'adaptadores', electric],
  [nextone, 'adaptadores_serie', { valor: 3, destacado: 2 }],
  [nextone, 'tension_salida', { valor: 30, unidad: 'V', destacado: 3 }],
  [nextone, 'activaciones', { valor: 10, destacado: 4 }],

  // Elsewhere called detonators in series; which adapters they are is not said.
  [nextoneplus, 'adaptadores_serie', { valor: 150, calificador: 'hasta', destacado: 1, ...unsure }],
  [nextoneplus, 'tension_salida', { valor: 700, unidad: 'V DC', destacado: 2 }],
  [nextoneplus, 'energia_disparo', { valor: 30, unidad: 'J', destacado: 3 }],
  [nextoneplus, 'bateria_duracion', { valor: 2, calificador: 'aprox', unidad: 'h', destacado: 4 }],

  [nextthree, 'adaptadores', electronic],
  [nextthree, 'series', { valor: 3 }],
  // One text says 200 in a blast, another up to 2400: with linked consoles (rule public-site/one-fact).
  [nextthree, 'adaptadores_consola', { valor: 200, destacado: 1, ...unsure }],
  [nextthree, 'consolas_enlazadas', { valor: 12, calificador: 'hasta' }],
  [nextthree, 'adaptadores_enlazados', { valor: 2400, calificador: 'hasta', destacado: 2, ...unsure }],
  [nextthree, 'bateria_duracion', { valor: 7, unidad: 'h', destacado: 3 }],
  [nextthree, 'acceso', { texto: 'Contraseña y tarjeta RFID', texto_en: 'Password and RFID card' }],
  [nextthree, 'idiomas', { valor: 7, destacado: 4 }],
  [
    nextthree,
    'idiomas_lista',
    {
      texto: 'Español, inglés, portugués, alemán, francés, ruso y chino',
      texto_en: 'Spanish, English, Portuguese, German, French, Russian and Chinese',
    },
  ],

  [nextremote, 'tiempo_armado', { valor: 1, valor_hasta: 2, unidad: 'min', destacado: 4 }],
  [nextremote, 'consolas_enlazadas', { valor: 12, calificador: 'hasta', destacado: 3 }],
  [nextremote, 'adaptadores_enlazados', { valor: 2400, calificador: 'hasta', ...unsure }],
  [nextremote, 'area_seguridad', { valor: 500, calificador: 'mas_de', unidad: 'm', destacado: 2 }],
  // Another text says 1.5 km: the lower figure (rule public-site/one-fact).
  [nextremote, 'alcance', { valor: 1, unidad: 'km', destacado: 1, ...unsure }],
  [nextremote, 'bateria_duracion', { valor: 2, calificador: 'hasta', unidad: 'h' }],
  [nextremote, 'bateria_tension', { valor: 12, unidad: 'V' }],
  [nextremote, 'bateria_capacidad', { valor: 1.2, unidad: 'Ah' }],
  [nextremote, 'cargador_tension', { valor: 110, valor_hasta: 240, unidad: 'V' }],
  [nextremote, 'cargador_frecuencia', { valor: 50, valor_hasta: 60, unidad: 'Hz' }],
  [nextremote, 'idiomas', { valor: 2 }],
  [nextremote, 'idiomas_lista', { texto: 'Español e inglés', texto_en: 'Spanish and English' }],
  [nextremote, 'proteccion_abierta', { texto: 'IP50' }],
  [nextremote, 'proteccion_cerrada', { texto: 'IP66' }],

  [null, 'garantia', { valor: 12, unidad: 'meses', unidad_en: 'months' }],
  [null, 'entrega', { valor: 20, calificador: 'aprox', unidad: 'días hábiles', unidad_en: 'business days' }],
  [null, 'fin_de_semana', { texto: 'Sin procesamiento de pedidos', texto_en: 'No order processing' }],
  [null, 'condicion_entrega', { texto: 'FOB dentro de México', texto_en: 'FOB within Mexico' }],
  [null, 'pago', { texto: 'Transferencia internacional', texto_en: 'International transfer' }],
]

/** Everything that is known of the products, with its unit. */
export const facts: FactRow[] = said.map(([product, clave, values]) => ({
  ...empty,
  producto_id: product ?? null,
  clave,
  ...values,
}))
