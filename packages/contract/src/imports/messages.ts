import { messages } from '../core/messages.ts'
import { enterpriseMessages } from '../enterprises/messages.ts'
import { licenseMessages } from '../licenses/messages.ts'
import { pastDocumentMessages } from '../past-documents/messages.ts'
import { assignedProductMessages } from '../products/assigned-messages.ts'
import { productMessages } from '../products/messages.ts'
import { taskMessages } from '../tasks/messages.ts'

/** What kinds say of the file, with the numbers that machines have. */
const { excelAbsent, importedInPart } = {
  excelAbsent: { code: 24, status: 400, es: 'No se encontró el archivo Excel.', en: 'The Excel file was not found.' },
  /** Sent with `OK_NOTI`. */
  importedInPart: {
    code: 25,
    status: 200,
    es: 'Se importó todo, excepto las filas del documento descargado.',
    en: 'Everything was imported, except the rows in the downloaded document.',
  },
}

export const contactImportMessages = messages('imports.contacts', {
  imported: { code: 0, status: 200, es: 'Contactos importados.', en: 'Contacts imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los contactos.',
    en: 'The contacts could not be imported.',
  },
  notUploaded: { code: 2, status: 400, es: 'No se pudo subir el archivo.', en: 'The file could not be uploaded.' },
  countryInvalid: { code: 3, status: 400, es: 'Hay un país que no es válido.', en: 'A country is not valid.' },
  namesInvalid: {
    code: 4,
    status: 400,
    es: 'Faltan nombres o su formato no es válido.',
    en: 'Names are missing or badly formatted.',
  },
  phonesInvalid: {
    code: 5,
    status: 400,
    es: 'Faltan teléfonos o su formato no es válido.',
    en: 'Phones are missing or badly formatted.',
  },
  emailsInvalid: {
    code: 6,
    status: 400,
    es: 'Faltan correos o su formato no es válido.',
    en: 'E-mails are missing or badly formatted.',
  },
  companiesInvalid: {
    code: 7,
    status: 400,
    es: 'Faltan empresas o su formato no es válido.',
    en: 'Companies are missing or badly formatted.',
  },
  importedInPart,
})

export const userImportMessages = messages('imports.users', {
  imported: { code: 0, status: 200, es: 'Usuarios importados.', en: 'Users imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los usuarios.',
    en: 'The users could not be imported.',
  },
  excelAbsent,
  importedInPart,
  // 40 to 42 are our own: passwords of other programs, beyond the numbers that rows of users have.
  hashUnknown: {
    code: 40,
    status: 400,
    es: 'No es una contraseña cifrada que se pueda recibir: bcrypt, argon2 o PBKDF2 (SHA-256 o SHA-512), completa y como la guardó el otro programa.',
    en: 'It is no hashed password that can be taken over: bcrypt, argon2 or PBKDF2 (SHA-256 or SHA-512), whole and as the other program stored it.',
  },
  hashTooCostly: {
    code: 41,
    status: 400,
    es: 'Comprobar esta contraseña costaría demasiado al servidor: como máximo bcrypt de costo 14, argon2 de 256 MiB y 10 pasadas, PBKDF2 de 2.000.000 de vueltas.',
    en: 'Checking this password would cost the server too much: at most bcrypt of cost 14, argon2 of 256 MiB and 10 passes, PBKDF2 of 2,000,000 rounds.',
  },
  hashNotAllowed: {
    code: 42,
    status: 403,
    es: 'Solo un súper administrador importa contraseñas cifradas: deje vacía esta columna.',
    en: 'Only a super administrator imports hashed passwords: leave this column empty.',
  },
})

const { nameInvalid, abbreviationInvalid, abbreviationTaken, abbreviationFrozen, countryInvalid } = enterpriseMessages
const { emailInvalid, phoneInvalid, authorizedEmailsInvalid, taxIdInvalid, houseStays } = enterpriseMessages

/** Enterprises with their branches; what a form of enterprises refuses has its number there. */
export const enterpriseImportMessages = messages('imports.enterprises', {
  imported: { code: 0, status: 200, es: 'Empresas importadas.', en: 'Enterprises imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar las empresas.',
    en: 'The enterprises could not be imported.',
  },
  nameInvalid,
  abbreviationInvalid,
  abbreviationTaken,
  abbreviationFrozen,
  countryInvalid,
  emailInvalid,
  phoneInvalid,
  authorizedEmailsInvalid,
  isHouse: {
    code: houseStays.code,
    status: 409,
    es: 'Es la casa, la empresa de su personal: una importación no la crea, no la cambia ni le da sucursales.',
    en: 'It is the house, the enterprise of its staff: an import neither makes nor changes it, nor gives it branches.',
  },
  taxIdInvalid,
  matchesTwo: {
    code: 17,
    status: 409,
    es: 'Hay más de una empresa con este nombre: escriba su identificación tributaria.',
    en: 'There is more than one enterprise of this name: write its tax ID.',
  },
  contradicts: {
    code: 18,
    status: 400,
    es: 'Contradice otra fila de la misma empresa.',
    en: 'It contradicts another row of the same enterprise.',
  },
  branchNameInvalid: {
    code: 19,
    status: 400,
    es: 'El nombre de la sucursal no es válido.',
    en: 'The name of the branch office is not valid.',
  },
  branchTwice: {
    code: 20,
    status: 400,
    es: 'La sucursal está repetida en el libro.',
    en: 'The branch office stands twice in the workbook.',
  },
  branchNotAllowed: {
    code: 21,
    status: 403,
    es: 'Sus accesos no incluyen las sucursales: deje vacía esta columna.',
    en: 'Your access does not include branch offices: leave this column empty.',
  },
  enterpriseInactive: {
    code: 22,
    status: 409,
    es: 'Una empresa inactiva no recibe sucursales: actívela antes en su ficha.',
    en: 'An inactive enterprise gets no branch offices: activate it first on its page.',
  },
  branchNameAbsent: {
    code: 23,
    status: 400,
    es: 'Falta el nombre de la sucursal.',
    en: 'The name of the branch office is missing.',
  },
  excelAbsent,
  importedInPart,
  abbreviationTwice: {
    code: 26,
    status: 400,
    es: 'Otra empresa del libro tiene la misma abreviatura.',
    en: 'Another enterprise of the workbook has the same abbreviation.',
  },
})

const { nameInvalid: productNameInvalid, unitInvalid, unitOfMeasureInvalid, serviceInvalid } = productMessages
const { suggestedPriceInvalid, costInvalid, cableCostInvalid, nameTaken, oneName, codeInvalid } = productMessages
const { spanishBrochureInvalid, englishBrochureInvalid } = productMessages

/** Products with their prices; what the form of products refuses has its number there, but for 0 and 1. */
export const productImportMessages = messages('imports.products', {
  imported: { code: 0, status: 200, es: 'Productos importados.', en: 'Products imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los productos.',
    en: 'The products could not be imported.',
  },
  unitInvalid,
  unitOfMeasureInvalid,
  serviceInvalid,
  suggestedPriceInvalid,
  costInvalid,
  cableCostInvalid,
  spanishBrochureInvalid,
  englishBrochureInvalid,
  keyAbsent: {
    code: 10,
    status: 400,
    es: 'Escriba el código o el nombre del producto.',
    en: 'Write the code or the name of the product.',
  },
  productUnknown: {
    code: 11,
    status: 404,
    es: 'Ningún producto tiene este código o nombre: para crearlo, llene sus demás columnas.',
    en: 'No product has this code or name: to create it, fill in its other columns.',
  },
  matchesTwo: {
    code: 12,
    status: 409,
    es: 'Dos productos del libro tienen este nombre: escriba su código.',
    en: 'Two products of the workbook have this name: write its code.',
  },
  contradicts: {
    code: 13,
    status: 400,
    es: 'Contradice otra fila del mismo producto.',
    en: 'It contradicts another row of the same product.',
  },
  nameTwice: {
    code: 14,
    status: 400,
    es: 'Otro producto del libro tiene el mismo nombre.',
    en: 'Another product of the workbook has the same name.',
  },
  productNotAllowed: {
    code: 15,
    status: 403,
    es: 'Sus accesos no incluyen los productos: solo puede poner precios a los que ya existen.',
    en: 'Your access does not include products: you can only set prices of those that exist.',
  },
  priceNotAllowed: {
    code: 16,
    status: 403,
    es: 'Sus accesos no incluyen los precios de las sucursales: deje vacía esta columna.',
    en: 'Your access does not include the prices of branch offices: leave this column empty.',
  },
  placeAbsent: {
    code: 17,
    status: 400,
    es: 'Falta la empresa: este precio es de una sucursal.',
    en: 'The enterprise is missing: this price is of a branch office.',
  },
  enterpriseUnknown: {
    code: 18,
    status: 404,
    es: 'Ninguna empresa tiene este nombre o identificación tributaria.',
    en: 'No enterprise has this name or tax ID.',
  },
  enterpriseMatchesTwo: {
    code: 19,
    status: 409,
    es: 'El nombre o la identificación tributaria son de más de una empresa.',
    en: 'The name or the tax ID belong to more than one enterprise.',
  },
  branchUnknown: {
    code: 20,
    status: 404,
    es: 'La empresa no tiene una sucursal con este nombre.',
    en: 'The enterprise has no branch office of this name.',
  },
  branchAbsent: {
    code: 21,
    status: 400,
    es: 'Escriba la sucursal: la empresa no tiene una sola.',
    en: 'Write the branch office: the enterprise does not have just one.',
  },
  nameTaken,
  oneName,
  excelAbsent,
  importedInPart,
  priceInvalid: {
    code: 26,
    status: 400,
    es: assignedProductMessages.priceInvalid.es,
    en: assignedProductMessages.priceInvalid.en,
  },
  priceAbsent: {
    code: 27,
    status: 400,
    es: 'Falta el precio de la sucursal.',
    en: 'The price of the branch office is missing.',
  },
  twoPrices: {
    code: 28,
    status: 400,
    es: 'La fila trae dos precios distintos: deje uno, o el descuento.',
    en: 'The row has two different prices: leave one of them, or the discount.',
  },
  tierUnknown: {
    code: 29,
    status: 400,
    es: 'Ningún tramo de su categoría comienza en esta cantidad.',
    en: 'No tier of its category begins at this quantity.',
  },
  nameInvalid: { code: 30, status: 400, es: productNameInvalid.es, en: productNameInvalid.en },
  categoryNotRecognized: {
    code: 31,
    status: 400,
    es: 'Ninguna categoría activa tiene este nombre: créela antes, o corríjalo.',
    en: 'No active category has this name: create it first, or correct it.',
  },
  priceRises: {
    code: 32,
    status: 400,
    es: assignedProductMessages.priceRises.es,
    en: assignedProductMessages.priceRises.en,
  },
  currencyInvalid: {
    code: 33,
    status: 400,
    es: 'Los precios de los productos son en dólares (USD): conviértalo antes.',
    en: 'Prices of products are in US dollars (USD): convert it first.',
  },
  tierAbsent: {
    code: 34,
    status: 400,
    es: 'Falta el precio desde la primera unidad.',
    en: 'The price from the first unit is missing.',
  },
  priceInPart: {
    code: 35,
    status: 400,
    es: 'Otra fila de los precios de esta sucursal tiene un error.',
    en: 'Another row of the prices of this branch office has an error.',
  },
  productInactive: {
    code: 36,
    status: 409,
    es: 'Un producto inactivo no recibe precios nuevos: actívelo antes en su ficha.',
    en: 'An inactive product gets no new prices: activate it first on its page.',
  },
  codeInvalid,
  placeInactive: {
    code: 39,
    status: 409,
    es: 'Una empresa o sucursal inactiva no recibe precios nuevos: actívela antes en su ficha.',
    en: 'An inactive enterprise or branch office gets no new prices: activate it first on its page.',
  },
  categoryMoves: {
    code: 40,
    status: 409,
    es: 'La categoría nueva tiene otros tramos: impórtela primero, y los precios después.',
    en: 'The new category has other tiers: import it first, and the prices afterwards.',
  },
  hasOtherCode: {
    code: 41,
    status: 409,
    es: 'El producto de este nombre tiene otro código.',
    en: 'The product of this name has another code.',
  },
})

export const certificateImportMessages = messages('imports.certificates', {
  imported: { code: 0, status: 200, es: 'Certificados importados.', en: 'Certificates imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los certificados.',
    en: 'The certificates could not be imported.',
  },
  excelAbsent,
  importedInPart,
})

const {
  kindInvalid,
  numberInvalid,
  dayInvalid,
  clientInvalid,
  taxIdInvalid: pastTaxIdInvalid,
  emailInvalid: pastEmailInvalid,
  currencyInvalid,
  totalInvalid,
  statusInvalid,
  referenceInvalid,
  notesInvalid,
} = pastDocumentMessages

/** Documents of the program before; what their form refuses has its number there. */
export const pastDocumentImportMessages = messages('imports.past-documents', {
  imported: { code: 0, status: 200, es: 'Documentos importados.', en: 'Documents imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar los documentos.',
    en: 'The documents could not be imported.',
  },
  kindInvalid,
  numberInvalid,
  dayInvalid,
  clientInvalid,
  taxIdInvalid: pastTaxIdInvalid,
  emailInvalid: pastEmailInvalid,
  currencyInvalid,
  totalInvalid,
  statusInvalid,
  referenceInvalid,
  notesInvalid,
  excelAbsent,
  importedInPart,
  numberTwice: {
    code: 26,
    status: 400,
    es: 'Otra fila del libro tiene un documento de este tipo con este número.',
    en: 'Another row of the workbook has a document of this kind with this number.',
  },
})

const { serviceInvalid: noSuchService, typeInvalid, startInvalid, studentTooLong, ended } = licenseMessages

/** Licenses of the previous program; what a form of licenses refuses has its number there, where it is free. */
export const licenseImportMessages = messages('imports.licenses', {
  imported: { code: 0, status: 200, es: 'Licencias importadas.', en: 'Licenses imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar las licencias.',
    en: 'The licenses could not be imported.',
  },
  serviceInvalid: noSuchService,
  typeInvalid,
  startInvalid,
  endInvalid: {
    code: 5,
    status: 400,
    es: 'La fecha de término no es válida, o es anterior al inicio.',
    en: 'The end date is not valid, or before the start.',
  },
  studentTooLong,
  holderInvalid: {
    code: 10,
    status: 400,
    es: 'No se reconoce al titular: escriba el correo de un usuario; los usuarios se importan antes.',
    en: 'The holder is not recognized: enter the e-mail of a user; users are imported first.',
  },
  holderInactive: {
    code: 11,
    status: 409,
    es: 'El usuario no está activo: solo puede tener licencias que ya terminaron.',
    en: 'The user is not active: they can only have licenses that have finished.',
  },
  holderElsewhere: {
    code: 12,
    status: 400,
    es: 'El titular no es de esta empresa.',
    en: 'The holder is not of this enterprise.',
  },
  enterpriseInvalid: {
    code: 13,
    status: 400,
    es: 'No se reconoce la empresa; las empresas se importan antes.',
    en: 'The enterprise is not recognized; enterprises are imported first.',
  },
  matchesTwo: {
    code: 14,
    status: 409,
    es: 'Hay más de una empresa así: escriba su identificación tributaria y su nombre.',
    en: 'There is more than one such enterprise: write its tax ID and its name.',
  },
  serialInvalid: {
    code: 15,
    status: 400,
    es: 'El número de serie no es válido.',
    en: 'The serial number is not valid.',
  },
  serialTaken: {
    code: 16,
    status: 409,
    es: 'El número de serie ya tiene una licencia de este servicio en esos días.',
    en: 'The serial number has a license of this service on these days already.',
  },
  twice: {
    code: 17,
    status: 400,
    es: 'La licencia está repetida en el libro.',
    en: 'The license stands twice in the workbook.',
  },
  statusInvalid: {
    code: 18,
    status: 400,
    es: 'El estado no es válido: Activa, Terminada, Inactiva o Suspendida.',
    en: 'The status is not valid: Active, Finished, Inactive or Suspended.',
  },
  stillRuns: {
    code: 19,
    status: 409,
    es: 'Por sus fechas la licencia no ha terminado: corrija el término, o escriba Suspendida.',
    en: 'By its dates the license has not finished: correct its end, or write Suspended.',
  },
  notesInvalid: { code: 20, status: 400, es: 'Las notas no son válidas.', en: 'The notes are not valid.' },
  ended,
  codeUnknown: {
    code: 22,
    status: 404,
    es: 'No hay una licencia con este número.',
    en: 'There is no license of this number.',
  },
  reasonInvalid: {
    code: 23,
    status: 400,
    es: 'El motivo de la suspensión no es válido.',
    en: 'The reason of the suspension is not valid.',
  },
  excelAbsent,
  importedInPart,
  ambiguous: {
    code: 26,
    status: 409,
    es: 'El titular tiene varias licencias de este servicio desde ese día: escriba el número de serie.',
    en: 'The holder has several licenses of this service from that day: write the serial number.',
  },
  keyStays: {
    code: 27,
    status: 409,
    es: 'El servicio y el inicio de una licencia que ya existe no cambian.',
    en: 'Service and start of a license that exists do not change.',
  },
})

const { titleInvalid, descriptionInvalid, assigneeInvalid, reviewersInvalid, areaInvalid, datesInvalid } = taskMessages

/** Tasks of the previous program; what a form of tasks refuses has its number there. */
export const taskImportMessages = messages('imports.tasks', {
  imported: { code: 0, status: 200, es: 'Tareas importadas.', en: 'Tasks imported.' },
  notImported: {
    code: 1,
    status: 500,
    es: 'No se pudieron importar las tareas.',
    en: 'The tasks could not be imported.',
  },
  titleInvalid,
  descriptionInvalid,
  assigneeInvalid,
  reviewersInvalid,
  areaInvalid,
  datesInvalid,
  priorityInvalid: {
    code: 8,
    status: 400,
    es: 'La prioridad no es válida: Alta, Media o Baja.',
    en: 'The priority is not valid: High, Medium or Low.',
  },
  statusInvalid: {
    code: 9,
    status: 400,
    es: 'El estado no es válido: elija uno de la lista de la plantilla.',
    en: 'The status is not valid: choose one of the list in the template.',
  },
  referenceInvalid: {
    code: 10,
    status: 400,
    es: 'La referencia no es válida.',
    en: 'The reference is not valid.',
  },
  referenceTwice: {
    code: 11,
    status: 400,
    es: 'La referencia está repetida en el libro.',
    en: 'The reference stands twice in the workbook.',
  },
  rowTwice: {
    code: 12,
    status: 400,
    es: 'La tarea está repetida en el libro: escriba una referencia en cada una.',
    en: 'The task stands twice in the workbook: write a reference in each.',
  },
  excelAbsent,
  importedInPart,
})

export const templateMessages = messages('imports.template', {
  notDownloaded: {
    code: 0,
    status: 500,
    es: 'No se pudo descargar la plantilla.',
    en: 'The template could not be downloaded.',
  },
})
