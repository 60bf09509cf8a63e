import type { Text } from '../../core/text.ts'
import type { ConsoleSlug } from './consoles.ts'

/** A part of a console: a control of its panel, or something around it. */
export interface ConsolePart {
  /** Its name in the models, and on the panel. */
  readonly anchor: string
  readonly name: Text
  /** What it is for, as far as the specification and the panel say. It has no figures: these are facts. */
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
const named = (es: string, en: string): Text => ({ es, en })

const lamp = (es: string, en: string): ConsolePart => ({
  anchor: 'led',
  name: named('Luz', 'Lamp'),
  text: named(es, en),
  facts: [],
  isToAsk: true,
})
const fire = part(
  'button-fire',
  named('Botón de disparo', 'Fire button'),
  named(
    'Da la orden de disparo. Es rojo y está rotulado FIRE · DISPARO.',
    'Gives the order to fire. It is red and marked FIRE · DISPARO.',
  ),
)
const guarded = part(
  'button-fire',
  fire.name,
  named(
    'Da la orden de disparo. Es rojo, está dentro de un aro y está rotulado FIRE · DISPARO.',
    'Gives the order to fire. It is red, stands inside a guard and is marked FIRE · DISPARO.',
  ),
)
const power = part(
  'keyswitch-power',
  named('Llave de encendido', 'Power key'),
  named(
    'Enciende la consola. Está rotulada POWER · ENCENDIDO.',
    'Turns the console on. It is marked POWER · ENCENDIDO.',
  ),
)
const arm = (...facts: string[]) =>
  part(
    'button-arm',
    named('Botón de armado', 'Arm button'),
    named(
      'Arma el disparo. Es ámbar y está rotulado ARM · ARMAR.',
      'Arms the shot. It is amber and marked ARM · ARMAR.',
    ),
    ...facts,
  )
const digits = part('keys', named('Teclado', 'Keypad'), named('Diez cifras, C y OK.', 'Ten digits, C and OK.'))
const steps = part(
  'steps',
  named('Instrucciones en la tapa', 'Instructions in the lid'),
  named('Cuatro pasos impresos, en inglés y en español.', 'Four printed steps, in English and in Spanish.'),
)
const handle = (...facts: string[]) =>
  part(
    'handle',
    named('Maleta con asa', 'Case with a handle'),
    named(
      'La consola va dentro de su maleta, con dos cierres y un asa.',
      'The console is built into its case, with two latches and a handle.',
    ),
    ...facts,
  )

/** The parts of each console in the order of its manual: those of the panel first. A test compares them with the panels. */
export const consoleParts: Readonly<Record<ConsoleSlug, readonly ConsolePart[]>> = {
  nextone: [
    part(
      'screen',
      named('Pantalla', 'Display'),
      named(
        'Muestra el temporizador, los adaptadores, la salida y la batería.',
        'Shows the timer, the adapters, the output and the battery.',
      ),
      'temporizador',
    ),
    part(
      'keys',
      named('Teclas', 'Keys'),
      named(
        'Tres teclas bajo la pantalla: −, + y OK. Fijan el tiempo.',
        'Three keys under the display: −, + and OK. They set the time.',
      ),
    ),
    lamp('Una luz verde entre la llave y el botón.', 'A green lamp between key and button.'),
    part(
      'keyswitch-arm',
      named('Llave de armado', 'Arming key'),
      named('Arma la consola. Está rotulada ARM · ARMAR.', 'Arms the console. It is marked ARM · ARMAR.'),
    ),
    fire,
    part(
      'terminals',
      named('Bornes de la línea', 'Line terminals'),
      named(
        'Arriba, uno rojo y uno negro: ahí se conecta la serie.',
        'On top, one red and one black: the series is connected there.',
      ),
      'adaptadores',
      'adaptadores_serie',
      'tension_salida',
    ),
    part(
      'battery',
      named('Tapa de la batería', 'Battery cover'),
      named('Por detrás, con cuatro tornillos.', 'At the back, with four screws.'),
      'activaciones',
    ),
  ],
  nextoneplus: [
    part(
      'screen',
      named('Pantalla', 'Display'),
      named(
        'Muestra los adaptadores de la serie, el retardo, la salida, la batería y lo que sigue.',
        'Shows the adapters of the series, the delay, the output, the battery and what comes next.',
      ),
      'adaptadores_serie',
    ),
    digits,
    power,
    part(
      'button-charge',
      named('Botón de carga', 'Charge button'),
      named(
        'Carga la energía del disparo. Es ámbar y está rotulado CHARGE · CARGA.',
        'Charges the energy of the shot. It is amber and marked CHARGE · CARGA.',
      ),
      'tension_salida',
      'energia_disparo',
    ),
    lamp('Una luz roja entre carga y disparo.', 'A red lamp between charge and fire.'),
    guarded,
    part(
      'post-line',
      named('Bornes de la línea', 'Line terminals'),
      named(
        'Un par, LINE + y LINE −: ahí se conecta la serie.',
        'One pair, LINE + and LINE −: the series is connected there.',
      ),
    ),
    steps,
    handle('bateria_duracion'),
  ],
  nextthree: [
    part(
      'screen',
      named('Pantalla', 'Display'),
      named(
        'Muestra cada adaptador con su serie, su retardo y su estado, y si la clave y la tarjeta son correctas.',
        'Shows each adapter with its series, its delay and its state, and whether password and card are right.',
      ),
      'idiomas',
      'idiomas_lista',
      'consolas_enlazadas',
      'adaptadores_enlazados',
    ),
    digits,
    part('rfid', named('Lector RFID', 'RFID reader'), named('Lee la tarjeta de acceso.', 'Reads the access card.')),
    power,
    arm(),
    lamp('Una luz verde entre armado y disparo.', 'A green lamp between arm and fire.'),
    guarded,
    part(
      'post',
      named('Bornes de las series', 'Terminals of the series'),
      named(
        'Un par para cada serie, rotulados SERIES 1, SERIES 2 y SERIES 3.',
        'A pair for each series, marked SERIES 1, SERIES 2 and SERIES 3.',
      ),
      'series',
      'adaptadores_consola',
    ),
    part(
      'card',
      named('Tarjeta de acceso', 'Access card'),
      named(
        'Se pone sobre el lector; la consola pide además una contraseña.',
        'It is laid on the reader; the console asks for a password as well.',
      ),
      'acceso',
    ),
    steps,
    handle('bateria_duracion'),
  ],
  nextremote: [
    part(
      'antenna',
      named('Antena', 'Antenna'),
      named('El enlace con las consolas del banco.', 'The link to the consoles on the bench.'),
      'alcance',
      'area_seguridad',
    ),
    part(
      'screen',
      named('Pantalla', 'Display'),
      named(
        'Muestra el alcance, las consolas enlazadas, los adaptadores, el tiempo de armado y la batería.',
        'Shows the range, the linked consoles, the adapters, the arming time and the battery.',
      ),
      'consolas_enlazadas',
      'adaptadores_enlazados',
      'idiomas_lista',
    ),
    {
      ...part(
        'keys',
        named('Teclado', 'Keypad'),
        named('F1 y F2, dos flechas, ESC y OK.', 'F1 and F2, two arrows, ESC and OK.'),
      ),
      isToAsk: true,
    },
    power,
    arm('tiempo_armado'),
    lamp('Una luz verde sobre armado y disparo.', 'A green lamp above arm and fire.'),
    guarded,
    part(
      'connector-12-v',
      named('Conector del cargador', 'Charger connector'),
      named(
        'Un conector redondo, rotulado con la tensión de la batería y con las del cargador.',
        'A round connector, marked with the voltage of the battery and those of the charger.',
      ),
      'cargador_tension',
      'cargador_frecuencia',
    ),
    steps,
    handle('proteccion_abierta', 'proteccion_cerrada'),
  ],
}
