import type { Text } from '../core/text.ts'

/** What a company decides before its site opens. */
export interface OpeningLine {
  readonly name: Text
  /** What it is for, and when it counts as done. */
  readonly about: Text
  /** Whether a person may confirm it as it is: what is stored is meant, or the company does not use it. */
  readonly byHand: boolean
}

/** The lines of the first run, in the order in which a company goes through them (rule opening/lines). */
export const openingLines = {
  casa: {
    name: { es: 'La casa', en: 'The house' },
    about: {
      es: 'La empresa cuyas personas son el personal, con su país y su zona horaria.',
      en: 'The company whose people are staff, with its country and time zone.',
    },
    byHand: false,
  },
  empresa: {
    name: { es: 'Datos de la empresa', en: 'Data of the company' },
    about: {
      es: 'Nombre, correo, teléfono, dirección y sitio que muestran las páginas, los correos y los documentos.',
      en: 'Name, e-mail, phone, address and site that pages, mails and documents show.',
    },
    byHand: false,
  },
  marca: {
    name: { es: 'Logotipo y acento', en: 'Logo and accent' },
    about: {
      es: 'La imagen y el color de la empresa en el sitio, los íconos, los correos y los documentos. Hecho con un logotipo, una marca o un acento propio.',
      en: 'The picture and the colour of the company on the site, in icons, mails and documents. Done with a logo, a mark or an accent of its own.',
    },
    byHand: true,
  },
  consultas: {
    name: { es: 'Correo que recibe las consultas', en: 'Mailbox that gets inquiries' },
    about: {
      es: 'Un correo de prueba llega a ese buzón, y alguien escribe aquí el código que trae.',
      en: 'A test mail arrives in that mailbox, and the code in it is typed here.',
    },
    byHand: false,
  },
  partes: {
    name: { es: 'Partes del sitio', en: 'Parts of the site' },
    about: {
      es: 'Talleres, maquinaria, subastas, propiedades y diseñador: cuáles usa la empresa.',
      en: 'Workshops, machinery, auctions, properties and designer: which of them the company uses.',
    },
    byHand: true,
  },
  idiomas: {
    name: { es: 'Idiomas del sitio', en: 'Languages of the site' },
    about: {
      es: 'En qué idiomas se lee el sitio, y cuál ve quien llega por primera vez.',
      en: 'In which languages the site is read, and which one a first visitor sees.',
    },
    byHand: true,
  },
  oficinas: {
    name: { es: 'Oficinas y mensajería', en: 'Offices and messaging' },
    about: {
      es: 'Dónde se encuentra a la empresa y a qué teléfonos se le escribe.',
      en: 'Where the company is met, and which phones take messages.',
    },
    byHand: true,
  },
  personas: {
    name: { es: 'Personas con tarjeta', en: 'People with a card' },
    about: {
      es: 'Quiénes tienen una página con su cargo y sus datos de contacto.',
      en: 'Who has a page with their position and how to reach them.',
    },
    byHand: true,
  },
  paginas: {
    name: { es: 'Textos de las páginas', en: 'Texts of the pages' },
    about: {
      es: 'Portada, «Nosotros» y preguntas frecuentes, con las palabras de la empresa.',
      en: 'Home page, “About us” and frequent questions, in the words of the company.',
    },
    byHand: true,
  },
  condiciones: {
    name: { es: 'Condiciones comerciales', en: 'Commercial terms' },
    about: {
      es: 'Garantía, plazo, entrega y pago que imprimen las cotizaciones y las páginas de producto.',
      en: 'Warranty, term, delivery and payment that quotes and product pages print.',
    },
    byHand: true,
  },
  impuestos: {
    name: { es: 'Impuestos', en: 'Taxes' },
    about: {
      es: 'El impuesto de una venta dentro del país de la casa, que llevan sus cotizaciones.',
      en: 'The tax of a sale inside the country of the house, which its quotes have.',
    },
    byHand: true,
  },
  produccion: {
    name: { es: 'Correo de producción', en: 'Mailbox of production' },
    about: {
      es: 'A quién se avisa de una cotización confirmada.',
      en: 'Who is told of a confirmed quote.',
    },
    byHand: true,
  },
  monedas: {
    name: { es: 'Valores de las monedas', en: 'Values of currencies' },
    about: {
      es: 'Un valor reciente de cada unidad que se convierte a pesos.',
      en: 'A recent value of each unit that is converted to pesos.',
    },
    byHand: true,
  },
  reservas: {
    name: { es: 'Montos de reserva', en: 'Reservation amounts' },
    about: {
      es: 'Qué parte del precio se paga para reservar.',
      en: 'Which share of the price is paid for a reservation.',
    },
    byHand: true,
  },
  pagos: {
    name: { es: 'Cómo se pagan las reservas', en: 'How reservations are paid' },
    about: {
      es: 'Con tarjeta, si el entorno tiene un contrato, o por transferencia a una cuenta de la empresa. Hecho con cualquiera de los dos.',
      en: 'By card, if the environment has a contract, or by transfer to an account of the company. Done with either.',
    },
    byHand: true,
  },
  productos: {
    name: { es: 'Productos', en: 'Products' },
    about: {
      es: 'Los productos que muestra el sitio son los de la empresa.',
      en: 'The products that the site shows are those of the company.',
    },
    byHand: true,
  },
  textos: {
    name: { es: 'Textos legales', en: 'Legal texts' },
    about: {
      es: 'Privacidad, términos de uso y cookies, leídos por quien responde por ellos.',
      en: 'Privacy, terms of use and cookies, read by who answers for them.',
    },
    byHand: true,
  },
  segundo_admin: {
    name: { es: 'Segundo superadministrador', en: 'Second super administrator' },
    about: {
      es: 'Quien entra cuando la primera persona falta o pierde su segundo factor.',
      en: 'Who gets in when the first person is away or loses their second factor.',
    },
    byHand: true,
  },
  respaldo: {
    name: { es: 'Respaldo', en: 'Backup' },
    about: {
      es: 'La base de datos archiva sus cambios, o alguien responde de que se copia y de que la copia se probó.',
      en: 'The database archives its changes, or someone answers for copies of it that were tried.',
    },
    byHand: true,
  },
} as const satisfies Readonly<Record<string, OpeningLine>>

export type OpeningLineKey = keyof typeof openingLines
export const openingLineKeys = Object.keys(openingLines) as [OpeningLineKey, ...OpeningLineKey[]]

export const openingLimits = {
  /** Minutes in which the code of a test mail is taken. */
  codeMinutes: 60,
  /** Days after which the last archived change of the database is too old to count as a backup. */
  archiveDays: 7,
} as const
