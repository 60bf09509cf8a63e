import type { Language } from '@portal/contract/core/language'
import { ResourceAccess, ResourceType } from '@portal/contract/resources/constants'
import { aManual, anArchive, filmFile } from './contents.ts'

const connection = {
  es: [
    {
      title: 'Antes de conectar',
      text: 'Revise que la consola esté descargada y que nadie más quede en el área de tronadura.',
    },
    {
      title: 'Conexión',
      text: 'Conecte el cable de dos hilos AWG 22 en serie y compruebe la continuidad adaptador por adaptador.',
    },
    { title: 'Prueba', text: 'Inicie la prueba de la línea. Los adaptadores sin respuesta se muestran por número.' },
    { title: 'Después del disparo', text: 'Espere el tiempo de seguridad de su faena antes de entrar al área.' },
  ],
  en: [
    {
      title: 'Before connecting',
      text: 'Check that the console is discharged and that nobody else is in the blast area.',
    },
    {
      title: 'Connection',
      text: 'Connect the two-wire AWG 22 cable in series and check the continuity adapter by adapter.',
    },
    { title: 'Test', text: 'Start the test of the line. Adapters without an answer are shown by number.' },
    { title: 'After the blast', text: 'Wait for the safety time of your site before entering the area.' },
  ],
}
const design = [
  {
    title: 'Proyecto nuevo',
    text: 'Elija el banco, la altura y el diámetro; el programa propone burden y espaciamiento.',
  },
  { title: 'Secuencia', text: 'Asigne retardos de 1 ms en 1 ms, hasta 30.000 ms, y mire las líneas de isotiempo.' },
  {
    title: 'Resultado',
    text: 'Compare la velocidad de partícula en mm/s con el límite de su faena antes de exportar.',
  },
]

/** A day so many before today, `2026-11-23`. */
const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)

export interface DemoRevision {
  numero: string
  fecha: string
  nota: string
  nota_en: string
  nombre: string
  tipo: string
  content: () => Promise<Uint8Array>
  /** Of a video, in each language. */
  captions?: Readonly<Record<Language, () => Promise<Uint8Array>>>
}

interface DemoResource {
  producto_id: number
  tipo: ResourceType
  titulo: string
  titulo_en: string
  descripcion: string
  descripcion_en: string
  idioma: 'ambos' | Language
  acceso: ResourceAccess
  /** 1280 by 720. */
  cover?: () => Promise<Uint8Array>
  revisions: readonly DemoRevision[]
}

const manual = (
  language: Language,
  title: string,
  name: string,
  said: { numero: string; before: number; nota: string; nota_en: string },
  chapters: Parameters<typeof aManual>[4],
): DemoRevision => {
  const fecha = day(said.before)
  return {
    numero: said.numero,
    fecha,
    nota: said.nota,
    nota_en: said.nota_en,
    nombre: `${name}-${said.numero}.pdf`,
    tipo: 'application/pdf',
    content: () => aManual(language, title, said.numero, fecha, chapters),
  }
}

const first = { nota: 'Primera edición.', nota_en: 'First edition.' }
const readme =
  'Mallas de práctica para el simulador.\r\nCada línea es un pozo: número, fila, x e y en metros, retardo en milisegundos.\r\n'

/** What the demo library holds: true contents, made by the project. Products are those that come with the portal. */
export const demoResources = (
  products: Readonly<Record<'lion' | 'quamtum' | 'one' | 'next1', number>>,
): readonly DemoResource[] => [
  {
    producto_id: products.one,
    tipo: ResourceType.manual,
    titulo: 'Guía de conexión en terreno',
    titulo_en: 'Field connection guide (Spanish)',
    descripcion: 'Cuatro pasos en una página, para imprimir y llevar.',
    descripcion_en: 'Four steps on one page, to print and take along.',
    idioma: 'es',
    acceso: ResourceAccess.public,
    revisions: [
      manual(
        'es',
        'Guía de conexión en terreno',
        'guia-conexion',
        { numero: 'A', before: 220, ...first },
        connection.es.slice(0, 3),
      ),
      manual(
        'es',
        'Guía de conexión en terreno',
        'guia-conexion',
        {
          numero: 'B',
          before: 34,
          nota: 'Agrega los pasos después del disparo.',
          nota_en: 'Adds the steps after the blast.',
        },
        connection.es,
      ),
    ],
  },
  {
    producto_id: products.one,
    tipo: ResourceType.manual,
    titulo: 'Guía de conexión en terreno (inglés)',
    titulo_en: 'Field connection guide',
    descripcion: 'La misma guía, en inglés.',
    descripcion_en: 'Four steps on one page, to print and take along.',
    idioma: 'en',
    acceso: ResourceAccess.public,
    revisions: [
      manual('en', 'Field connection guide', 'connection-guide', { numero: 'B', before: 30, ...first }, connection.en),
    ],
  },
  {
    producto_id: products.lion,
    tipo: ResourceType.manual,
    titulo: 'Manual de diseño',
    titulo_en: 'Design manual (Spanish)',
    descripcion: 'De la malla al informe, para quienes diseñan con el programa.',
    descripcion_en: 'From the pattern to the report, for those who design with the program.',
    idioma: 'es',
    acceso: ResourceAccess.license,
    revisions: [
      manual('es', 'Manual de diseño', 'manual-diseno', { numero: '4.1', before: 150, ...first }, design.slice(0, 2)),
      manual(
        'es',
        'Manual de diseño',
        'manual-diseno',
        {
          numero: '4.2',
          before: 12,
          nota: 'Explica cómo leer el resultado.',
          nota_en: 'Explains how to read the result.',
        },
        design,
      ),
    ],
  },
  {
    producto_id: products.lion,
    tipo: ResourceType.software,
    titulo: 'Mallas de práctica',
    titulo_en: 'Practice patterns',
    descripcion: 'Dos bancos listos para abrir en el simulador.',
    descripcion_en: 'Two benches ready to open in the simulator.',
    idioma: 'ambos',
    acceso: ResourceAccess.license,
    revisions: [
      {
        numero: '1.0.0',
        fecha: day(60),
        ...first,
        nombre: 'mallas-de-practica-1.0.0.zip',
        tipo: 'application/zip',
        content: () => anArchive(readme, day(60)),
      },
    ],
  },
  {
    producto_id: products.quamtum,
    tipo: ResourceType.video,
    titulo: 'Fragmentación desde una imagen',
    titulo_en: 'Fragmentation from an image',
    descripcion: 'Medio minuto: de la foto en terreno a la curva de tamaños. Sin sonido, con subtítulos.',
    descripcion_en: 'Half a minute: from the picture in the field to the size curve. Silent, with captions.',
    idioma: 'ambos',
    acceso: ResourceAccess.public,
    cover: () => filmFile('fragmentation-es.webp'),
    revisions: [
      {
        numero: '1',
        fecha: day(80),
        ...first,
        nombre: 'fragmentacion-1.mp4',
        tipo: 'video/mp4',
        content: () => filmFile('fragmentation-es-640.mp4'),
        captions: { es: () => filmFile('fragmentation-es.vtt'), en: () => filmFile('fragmentation-en.vtt') },
      },
    ],
  },
  {
    producto_id: products.next1,
    tipo: ResourceType.manual,
    titulo: 'Lista de chequeo del adaptador',
    titulo_en: 'Adapter checklist (Spanish)',
    descripcion: 'Lo que se revisa antes de llevarlo al banco.',
    descripcion_en: 'What is checked before it goes to the bench.',
    idioma: 'es',
    acceso: ResourceAccess.users,
    revisions: [
      manual(
        'es',
        'Lista de chequeo del adaptador',
        'lista-chequeo',
        { numero: 'C', before: 3, ...first },
        connection.es.slice(0, 2),
      ),
    ],
  },
]
