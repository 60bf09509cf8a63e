import type { Text } from '../../core/text.ts'
import type { ConsoleSlug } from './consoles.ts'

/** A part of a console: a control of its panel, or something around it. */
export interface ConsolePart {
  /** Its name in the models, and on the panel. */
  readonly anchor: string
  readonly name: Text
  /** What it is for, as far as facts and panel say. It has no figures: these are facts. */
  readonly text: Text
  /** Keys of the product's facts that it brings about. */
  readonly facts: readonly string[]
  /** What it tells or does is not published. */
  readonly isToAsk?: true
}

const part = (anchor: string, name: Text, text: Text, ...facts: string[]): ConsolePart => ({
  anchor,
  name,
  text,
  facts,
})
const lamp = (text: Text): ConsolePart => ({
  anchor: 'led',
  name: { es: 'Luz', en: 'Lamp' },
  text,
  facts: [],
  isToAsk: true,
})
const fire = part(
  'button-fire',
  { es: 'Botón de disparo', en: 'Fire button' },
  {
    es: 'Da la orden de disparo. Es rojo y está rotulado FIRE · DISPARO.',
    en: 'Gives the order to fire. It is red and marked FIRE · DISPARO.',
  },
)
const guarded = part('button-fire', fire.name, {
  es: 'Da la orden de disparo. Es rojo, está dentro de un aro y está rotulado FIRE · DISPARO.',
  en: 'Gives the order to fire. It is red, stands inside a guard and is marked FIRE · DISPARO.',
})
const power = part(
  'keyswitch-power',
  { es: 'Llave de encendido', en: 'Power key' },
  {
    es: 'Enciende la consola. Está rotulada POWER · ENCENDIDO.',
    en: 'Turns the console on. It is marked POWER · ENCENDIDO.',
  },
)
const arm = (...facts: string[]) =>
  part(
    'button-arm',
    { es: 'Botón de armado', en: 'Arm button' },
    {
      es: 'Arma el disparo. Es ámbar y está rotulado ARM · ARMAR.',
      en: 'Arms the shot. It is amber and marked ARM · ARMAR.',
    },
    ...facts,
  )
const digits = part(
  'keys',
  { es: 'Teclado', en: 'Keypad' },
  { es: 'Diez cifras, C y OK.', en: 'Ten digits, C and OK.' },
)
const steps = part(
  'steps',
  { es: 'Instrucciones en la tapa', en: 'Instructions in the lid' },
  { es: 'Cuatro pasos impresos, en inglés y en español.', en: 'Four printed steps, in English and in Spanish.' },
)
const handle = (...facts: string[]) =>
  part(
    'handle',
    { es: 'Maleta con asa', en: 'Case with a handle' },
    {
      es: 'La consola va dentro de su maleta, con dos cierres y un asa.',
      en: 'The console is built into its case, with two latches and a handle.',
    },
    ...facts,
  )

/** The parts of each console in the order of its manual: those of the panel first. A test compares them with the panels. */
export const consoleParts: Readonly<Record<ConsoleSlug, readonly ConsolePart[]>> = {
  nextone: [
    part(
      'screen',
      { es: 'Pantalla', en: 'Display' },
      {
        es: 'Muestra el temporizador, los adaptadores, la salida y la batería.',
        en: 'Shows the timer, the adapters, the output and the battery.',
      },
      'temporizador',
    ),
    part(
      'keys',
      { es: 'Teclas', en: 'Keys' },
      {
        es: 'Tres teclas bajo la pantalla: −, + y OK. Fijan el tiempo.',
        en: 'Three keys under the display: −, + and OK. They set the time.',
      },
    ),
    lamp({ es: 'Una luz verde entre la llave y el botón.', en: 'A green lamp between key and button.' }),
    part(
      'keyswitch-arm',
      { es: 'Llave de armado', en: 'Arming key' },
      { es: 'Arma la consola. Está rotulada ARM · ARMAR.', en: 'Arms the console. It is marked ARM · ARMAR.' },
    ),
    fire,
    part(
      'terminals',
      { es: 'Bornes de la línea', en: 'Line terminals' },
      {
        es: 'Arriba, uno rojo y uno negro: ahí se conecta la serie.',
        en: 'On top, one red and one black: the series is connected there.',
      },
      'adaptadores',
      'adaptadores_serie',
      'tension_salida',
    ),
    part(
      'battery',
      { es: 'Tapa de la batería', en: 'Battery cover' },
      { es: 'Por detrás, con cuatro tornillos.', en: 'At the back, with four screws.' },
      'activaciones',
    ),
  ],
  nextoneplus: [
    part(
      'screen',
      { es: 'Pantalla', en: 'Display' },
      {
        es: 'Muestra los adaptadores de la serie, el retardo, la salida, la batería y lo que sigue.',
        en: 'Shows the adapters of the series, the delay, the output, the battery and what comes next.',
      },
      'adaptadores_serie',
    ),
    digits,
    power,
    part(
      'button-charge',
      { es: 'Botón de carga', en: 'Charge button' },
      {
        es: 'Carga la energía del disparo. Es ámbar y está rotulado CHARGE · CARGA.',
        en: 'Charges the energy of the shot. It is amber and marked CHARGE · CARGA.',
      },
      'tension_salida',
      'energia_disparo',
    ),
    lamp({ es: 'Una luz roja entre carga y disparo.', en: 'A red lamp between charge and fire.' }),
    guarded,
    part(
      'post-line',
      { es: 'Bornes de la línea', en: 'Line terminals' },
      {
        es: 'Un par, LINE + y LINE −: ahí se conecta la serie.',
        en: 'One pair, LINE + and LINE −: the series is connected there.',
      },
    ),
    steps,
    handle('bateria_duracion'),
  ],
  nextthree: [
    part(
      'screen',
      { es: 'Pantalla', en: 'Display' },
      {
        es: 'Muestra cada adaptador con su serie, su retardo y su estado, y si la clave y la tarjeta son correctas.',
        en: 'Shows each adapter with its series, its delay and its state, and whether password and card are right.',
      },
      'idiomas',
      'idiomas_lista',
      'consolas_enlazadas',
      'adaptadores_enlazados',
    ),
    digits,
    part(
      'rfid',
      { es: 'Lector RFID', en: 'RFID reader' },
      { es: 'Lee la tarjeta de acceso.', en: 'Reads the access card.' },
    ),
    power,
    arm(),
    lamp({ es: 'Una luz verde entre armado y disparo.', en: 'A green lamp between arm and fire.' }),
    guarded,
    part(
      'post',
      { es: 'Bornes de las series', en: 'Terminals of the series' },
      {
        es: 'Un par para cada serie, rotulados SERIES 1, SERIES 2 y SERIES 3.',
        en: 'A pair for each series, marked SERIES 1, SERIES 2 and SERIES 3.',
      },
      'series',
      'adaptadores_consola',
    ),
    part(
      'card',
      { es: 'Tarjeta de acceso', en: 'Access card' },
      {
        es: 'Se pone sobre el lector; la consola pide además una contraseña.',
        en: 'It is laid on the reader; the console asks for a password as well.',
      },
      'acceso',
    ),
    steps,
    handle('bateria_duracion'),
  ],
  nextremote: [
    part(
      'antenna',
      { es: 'Antena', en: 'Antenna' },
      { es: 'El enlace con las consolas del banco.', en: 'The link to the consoles on the bench.' },
      'alcance',
      'area_seguridad',
    ),
    part(
      'screen',
      { es: 'Pantalla', en: 'Display' },
      {
        es: 'Muestra el alcance, las consolas enlazadas, los adaptadores, el tiempo de armado y la batería.',
        en: 'Shows the range, the linked consoles, the adapters, the arming time and the battery.',
      },
      'consolas_enlazadas',
      'adaptadores_enlazados',
      'idiomas_lista',
    ),
    {
      ...part(
        'keys',
        { es: 'Teclado', en: 'Keypad' },
        { es: 'F1 y F2, dos flechas, ESC y OK.', en: 'F1 and F2, two arrows, ESC and OK.' },
      ),
      isToAsk: true,
    },
    power,
    arm('tiempo_armado'),
    lamp({ es: 'Una luz verde sobre armado y disparo.', en: 'A green lamp above arm and fire.' }),
    guarded,
    part(
      'connector-12-v',
      { es: 'Conector del cargador', en: 'Charger connector' },
      {
        es: 'Un conector redondo, rotulado con la tensión de la batería y con las del cargador.',
        en: 'A round connector, marked with the voltage of the battery and those of the charger.',
      },
      'cargador_tension',
      'cargador_frecuencia',
    ),
    steps,
    handle('proteccion_abierta', 'proteccion_cerrada'),
  ],
}
