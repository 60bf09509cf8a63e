import { SidebarGroup } from '@portal/contract/access/modules'
import type { PageLanguage } from '@portal/contract/core/language'
import { type Text, textIn } from '@portal/contract/core/text'
import { invitationNames } from '@portal/contract/imports/invitations'
import { type ImportKindFacts, importKinds } from '@portal/contract/imports/kinds'
import type { ImportType } from '@portal/contract/imports/opens'
import type { ViewList } from '@portal/contract/views/constants'
import {
  IconAddressBook,
  IconBuildingPlus,
  IconCertificate,
  IconFileZip,
  IconHomePlus,
  IconLicense,
  IconListCheck,
  IconPackageImport,
  IconTableImport,
  IconUserPlus,
} from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { importPaths } from './paths.ts'

/** A kind of import as its screens show it. */
export interface ShownKind extends ImportKindFacts {
  readonly path: string
  readonly icon: Screen['icon']
  readonly name: Text
  /** Its purpose in one line. */
  readonly short: Text
  /** What is uploaded, and what becomes of it. */
  readonly about: Text
  /** What else one must know to fill the workbook in. */
  readonly hint?: Text
  readonly undoText: Text
  readonly list: ViewList
  readonly group: SidebarGroup
  /** Further words by which the palette finds it. */
  readonly words: string
  /** What an upload chooses besides its files: the name of the field, and its choices. */
  readonly choice?: UploadChoice
}

interface UploadChoice {
  readonly field: 'invitar'
  readonly label: Text
  /** The first one is chosen at the start. */
  readonly names: Readonly<Record<string, Text>>
  /** Shown to super administrators only, with what they alone may import. */
  readonly ofSuperAdmins: { readonly choices: readonly string[]; readonly hint: Text }
}

/** Every kind, in the order in which the importer shows them. */
export const shownKinds: Readonly<Record<ImportType, ShownKind>> = {
  empresa: {
    ...importKinds.empresa,
    path: importPaths.empresa,
    group: SidebarGroup.importer,
    words: 'compañías clientes distribuidores sucursales companies',
    icon: IconBuildingPlus,
    name: { es: 'Importar empresas', en: 'Import enterprises' },
    short: {
      es: 'Clientes y distribuidores con sus sucursales, desde Excel',
      en: 'Customers and distributors with their branch offices, from Excel',
    },
    about: {
      es: 'Suba un libro de Excel con las empresas de sus clientes y distribuidores, una fila por sucursal. Primero se revisa; nada se guarda hasta que usted confirma.',
      en: 'Upload an Excel workbook with the enterprises of your customers and distributors, one row for each branch office. It is checked first; nothing is saved until you confirm.',
    },
    hint: {
      es: 'Una fila con la identificación tributaria de una empresa, o con su nombre, la actualiza; las celdas vacías no cambian nada. También se entienden títulos de otros programas, como Razón social o RUT.',
      en: 'A row with the tax ID of an enterprise, or with its name, updates it; empty cells change nothing. Headings of other programs, such as Company name or VAT number, are understood too.',
    },
    undoText: {
      es: 'Se eliminan las empresas y sucursales que creó y vuelven atrás las que actualizó, salvo las que alguien cambió o que ya tienen personas, cotizaciones u otros datos.',
      en: 'The enterprises and branch offices it made are deleted and those it updated go back, unless somebody changed them or people, quotes or other data belong to them.',
    },
  },
  producto: {
    ...importKinds.producto,
    path: importPaths.producto,
    group: SidebarGroup.importer,
    words: 'precios lista de precios sku catálogo prices price list catalogue',
    icon: IconPackageImport,
    name: { es: 'Importar productos', en: 'Import products' },
    short: {
      es: 'Productos con sus precios por sucursal, desde Excel',
      en: 'Products with their prices at branch offices, from Excel',
    },
    about: {
      es: 'Suba un libro de Excel con sus productos y los precios de cada sucursal, o solo una de las dos cosas. Primero se revisa; nada se guarda hasta que usted confirma.',
      en: 'Upload an Excel workbook with your products and the prices of each branch office, or only one of the two. It is checked first; nothing is saved until you confirm.',
    },
    hint: {
      es: 'Una fila con el código de un producto, o con su nombre, lo actualiza; las celdas vacías no cambian nada. Los precios son en dólares: con empresa, los de su sucursal desde esa cantidad; sin empresa, el sugerido. Un producto nuevo no se publica en el sitio, y de los que vienen con el portal solo cambian los precios. También se entienden títulos de otros programas, como SKU, Material o Precio unitario.',
      en: 'A row with the code of a product, or with its name, updates it; empty cells change nothing. Prices are in US dollars: with an enterprise those of its branch office from that quantity on, without one the suggested price. A new product is not published on the site, and of those that come with the portal only prices change. Headings of other programs, such as SKU, Material or Unit price, are understood too.',
    },
    undoText: {
      es: 'Se eliminan los productos y precios que creó y vuelven atrás los que actualizó, salvo los que alguien cambió o los productos que ya tienen cotizaciones, otros precios, una página u otros datos.',
      en: 'The products and prices it made are deleted and those it updated go back, unless someone changed them, or a product has quotes, other prices, a page or other data by now.',
    },
  },
  usuario: {
    ...importKinds.usuario,
    path: importPaths.usuario,
    group: SidebarGroup.importer,
    words: 'personas cuentas people accounts',
    icon: IconUserPlus,
    name: { es: 'Importar usuarios', en: 'Import users' },
    short: { es: 'Muchos usuarios nuevos de una vez, desde Excel', en: 'Many new users at once, from Excel' },
    about: {
      es: 'Suba un libro de Excel con los usuarios nuevos. Primero se revisa; nada se guarda hasta que usted confirma. Cada usuario activo recibe un enlace para elegir su contraseña cuando usted lo decida.',
      en: 'Upload an Excel workbook with the new users. It is checked first; nothing is saved until you confirm. Each active user is mailed a link to choose a password when you decide.',
    },
    choice: {
      field: 'invitar',
      label: { es: 'Invitaciones', en: 'Invitations' },
      names: invitationNames,
      ofSuperAdmins: {
        choices: ['todos'],
        hint: {
          es: 'Para que entren con la contraseña de otro programa, agregue la columna «Contraseña cifrada» (bcrypt, argon2 o PBKDF2): nadie la vuelve a leer y no queda en el libro devuelto. Cada uno conserva su contraseña, y el portal la cifra de nuevo en su primer ingreso.',
          en: 'To let them in with the password of another program, add the column “Hashed password” (bcrypt, argon2 or PBKDF2): nobody reads it again, and the returned workbook does not have it. Each user keeps their password, and the portal hashes it again at the first log-in.',
        },
      },
    },
    undoText: {
      es: 'Se eliminan los usuarios que creó, salvo los que alguien editó y los que ya eligieron su contraseña.',
      en: 'The users it made are deleted, unless somebody edited them or they have chosen a password.',
    },
  },
  contacto: {
    ...importKinds.contacto,
    path: importPaths.contacto,
    group: SidebarGroup.importer,
    words: 'clientes customers',
    icon: IconAddressBook,
    name: { es: 'Importar contactos', en: 'Import contacts' },
    short: { es: 'Muchos contactos de una vez, desde Excel', en: 'Many contacts at once, from Excel' },
    about: {
      es: 'Suba un libro de Excel con sus contactos. Primero se revisa; nada se guarda hasta que usted confirma. Usted queda como responsable de los nuevos.',
      en: 'Upload an Excel workbook with your contacts. It is checked first; nothing is saved until you confirm. You are responsible for the new ones.',
    },
    hint: {
      es: 'Una fila con el correo de un contacto suyo, o con su teléfono y nombre, lo actualiza; las celdas vacías no cambian nada.',
      en: 'A row with the e-mail of a contact of yours, or with their phone and name, updates it; empty cells change nothing.',
    },
    undoText: {
      es: 'Se eliminan los contactos que creó y vuelven atrás los que actualizó, salvo los que alguien cambió o que ya tienen historial.',
      en: 'The contacts it made are deleted and those it updated go back, unless somebody changed them or they have a history.',
    },
  },
  certificado: {
    ...importKinds.certificado,
    path: importPaths.certificado,
    group: SidebarGroup.importer,
    words: 'diplomas talleres workshops',
    icon: IconCertificate,
    name: { es: 'Importar certificados', en: 'Import certificates' },
    short: {
      es: 'Los certificados de un taller o curso, desde Excel',
      en: 'Those of a workshop or course, from Excel',
    },
    about: {
      es: 'Suba un libro de Excel con quienes completaron un taller o un curso. Primero se revisa; nada se emite hasta que usted confirma. No se envía ningún correo: los envía después desde la lista de certificados.',
      en: 'Upload an Excel workbook with those who completed a workshop or a course. It is checked first; nothing is issued until you confirm. No mail is sent: you send them later from the list of certificates.',
    },
    hint: {
      es: 'Con el taller, el título puede quedar vacío. Si un correo ya tiene un certificado del mismo taller con otros datos, la fila lo reemite cuando trae un motivo.',
      en: 'With a workshop the title may stay empty. If an e-mail has a certificate of the same workshop with other data, the row reissues it when it has a reason.',
    },
    undoText: {
      es: 'Se revocan los certificados que emitió, salvo los que alguien cambió después, y vuelven a valer los que reemplazó.',
      en: 'The certificates it issued are revoked, unless somebody changed them since, and those it replaced are valid again.',
    },
  },
  licencia: {
    ...importKinds.licencia,
    path: importPaths.licencia,
    group: SidebarGroup.importer,
    words: 'números de serie claves equipos serial keys devices',
    icon: IconLicense,
    name: { es: 'Importar licencias', en: 'Import licenses' },
    short: {
      es: 'Las licencias del programa anterior con sus números de serie, desde Excel',
      en: 'Licenses of the previous program with their serial numbers, from Excel',
    },
    about: {
      es: 'Suba un libro de Excel con las licencias que emitió su programa anterior, de antes y vigentes, una fila por licencia. Primero se revisa; nada se guarda hasta que usted confirma. Nadie recibe un correo por esta carga.',
      en: 'Upload an Excel workbook with the licenses that your previous program issued, of the past and running, one row for each. It is checked first; nothing is saved until you confirm. Nobody is mailed because of this upload.',
    },
    hint: {
      es: 'Los titulares son usuarios del portal: impórtelos antes. El portal muestra y renueva estas licencias y avisa de su término, pero no firma su archivo hasta que se renuevan aquí. Una fila con el mismo servicio, inicio y número de serie actualiza lo que nadie cambió; las celdas vacías no cambian nada.',
      en: 'Holders are users of the portal: import them first. The portal lists and renews these licenses and tells of their end, but signs no file of theirs until they are renewed here. A row with the same service, start and serial number updates what nobody changed; empty cells change nothing.',
    },
    undoText: {
      es: 'Se eliminan las licencias que creó y vuelven atrás las que actualizó, salvo las que alguien cambió o renovó, o que ya tienen una cotización.',
      en: 'The licenses it made are deleted and those it updated go back, unless somebody changed or renewed them or they have a quote.',
    },
  },
  tarea: {
    ...importKinds.tarea,
    path: importPaths.tarea,
    group: SidebarGroup.importer,
    words: 'pendientes jira asana trello planner monday clickup todo',
    icon: IconListCheck,
    name: { es: 'Importar tareas', en: 'Import tasks' },
    short: {
      es: 'Las tareas de otro programa con sus responsables, desde Excel',
      en: 'Tasks of another program with their assignees, from Excel',
    },
    about: {
      es: 'Suba un libro de Excel con las tareas de su programa anterior. Primero se revisa; nada se guarda hasta que usted confirma. No se envía ningún correo: cada responsable ve sus tareas en su lista y en su resumen diario.',
      en: 'Upload an Excel workbook with the tasks of your previous program. It is checked first; nothing is saved until you confirm. No mail is sent: each assignee sees their tasks in their list and in their daily digest.',
    },
    hint: {
      es: 'Con la referencia, el número en el programa anterior, el mismo libro se puede subir otra vez: actualiza lo que nadie cambió aquí. Se entienden los títulos y estados de Jira, Asana, Trello, Planner, Monday y ClickUp; sus columnas que una tarea no tiene se pasan por alto. Lo terminado entra como Cerrada.',
      en: 'With the reference, the number in the previous program, the same workbook may be uploaded again: it updates what nobody changed here. Headings and states of Jira, Asana, Trello, Planner, Monday and ClickUp are understood; their columns that a task does not have are passed over. What is done comes in as Closed.',
    },
    undoText: {
      es: 'Se eliminan las tareas que creó y vuelven atrás las que actualizó, salvo las que alguien cambió o en las que ya se trabajó.',
      en: 'The tasks it made are deleted and those it updated go back, unless somebody changed them or worked on them.',
    },
  },
  clasificado: {
    ...importKinds.clasificado,
    path: importPaths.clasificado,
    group: SidebarGroup.machinery,
    words: 'zip imágenes pictures',
    icon: IconTableImport,
    name: { es: 'Carga masiva', en: 'Bulk upload' },
    short: { es: 'Muchos clasificados de una vez, desde Excel', en: 'Many listings at once, from Excel' },
    about: {
      es: 'Suba un libro de Excel con sus equipos y, si quiere, un ZIP con las fotos. Primero se revisa; nada se guarda hasta que usted confirma.',
      en: 'Upload an Excel workbook with your machines and, if you like, a ZIP of pictures. It is checked first; nothing is saved until you confirm.',
    },
    hint: {
      es: 'Nombre cada foto por el correlativo de su fila y su orden: 1_1.jpg, 1_2.jpg, 2_1.png. Con el SKU de un clasificado suyo, la fila lo actualiza.',
      en: 'Name each picture by the row number and its place: 1_1.jpg, 1_2.jpg, 2_1.png. With the SKU of a listing of yours, the row updates it.',
    },
    undoText: {
      es: 'Se eliminan los clasificados que creó y vuelven atrás los que actualizó, salvo los que alguien cambió después.',
      en: 'The listings it made are deleted and those it updated go back, unless somebody changed them since.',
    },
  },
  documento: {
    ...importKinds.documento,
    path: importPaths.documento,
    group: SidebarGroup.importer,
    words: 'histórico cotizaciones facturas pagos archivo pdf past quotes invoices payments archive',
    icon: IconFileZip,
    name: { es: 'Importar documentos históricos', en: 'Import past documents' },
    short: {
      es: 'Cotizaciones, facturas y pagos del programa anterior, con sus PDF',
      en: 'Quotes, invoices and payments of the program before, with their PDFs',
    },
    about: {
      es: 'Suba un libro de Excel con las cotizaciones, órdenes, facturas, notas de crédito y pagos que hizo en otro programa, y si quiere un ZIP con sus PDF. Primero se revisa; nada se guarda hasta que usted confirma. Quedan como archivo: se buscan y se leen, y no cambian nada más.',
      en: 'Upload an Excel workbook with the quotes, orders, invoices, credit notes and payments of another program, and a ZIP with their PDFs if you like. It is checked first; nothing is saved until you confirm. They are an archive: they are found and read, and change nothing else.',
    },
    hint: {
      es: 'Cada PDF se llama como el número de su documento (4512.pdf), o como diga la columna Archivo PDF. Una fila con el tipo y el número de un documento lo actualiza; las celdas vacías no cambian nada. También se entienden títulos de otros programas, como Folio o Customer.',
      en: 'Each PDF is named by the number of its document (4512.pdf), or as the column PDF file says. A row with the kind and number of a document updates it; empty cells change nothing. Headings of other programs, such as Invoice number or Customer, are understood too.',
    },
    undoText: {
      es: 'Se eliminan los documentos que creó y vuelven atrás los que actualizó, salvo los que alguien cambió después.',
      en: 'The documents it made are deleted and those it updated go back, unless somebody changed them since.',
    },
  },
  propiedad: {
    ...importKinds.propiedad,
    path: importPaths.propiedad,
    group: SidebarGroup.properties,
    words: 'zip imágenes pictures',
    icon: IconHomePlus,
    name: { es: 'Carga masiva de propiedades', en: 'Bulk upload of properties' },
    short: { es: 'Muchas propiedades de una vez, desde Excel', en: 'Many properties at once, from Excel' },
    about: {
      es: 'Suba un libro de Excel con sus propiedades y, si quiere, un ZIP con las fotos. Primero se revisa; nada se guarda hasta que usted confirma.',
      en: 'Upload an Excel workbook with your properties and, if you like, a ZIP of pictures. It is checked first; nothing is saved until you confirm.',
    },
    hint: {
      es: 'Precios en USD, CLP o UF. Nombre cada foto por el correlativo de su fila y su orden: 1_1.jpg, 1_2.jpg, 2_1.png. Con el SKU de una propiedad suya, la fila la actualiza.',
      en: 'Prices in USD, CLP or UF. Name each picture by the row number and its place: 1_1.jpg, 1_2.jpg, 2_1.png. With the SKU of a property of yours, the row updates it.',
    },
    undoText: {
      es: 'Se eliminan las propiedades que creó y vuelven atrás las que actualizó, salvo las que alguien cambió después.',
      en: 'The properties it made are deleted and those it updated go back, unless somebody changed them since.',
    },
  },
}

/** Returns the kind whose screens are at a path. */
export function kindAt(pathname: string): ShownKind {
  const kind = Object.values(shownKinds).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (!kind) throw new Error(`no kind of import is at ${pathname}`)
  return kind
}

/** Returns the name of a column, because not every fault text names it. */
export const columnName = ({ columns }: ShownKind, field: string, language: PageLanguage): string => {
  const column = columns[field]
  return column ? `${textIn(column.name, language)}: ` : ''
}
