const es = {
  title: 'Documentos históricos',
  search: 'Número, cliente, identificación o correo',
  none: 'Todavía no hay documentos históricos',
  noneText:
    'Aquí quedan las cotizaciones, facturas y pagos del programa anterior: cárguelos desde Excel en el importador, o agregue uno.',
  add: 'Nuevo documento',
  create: 'Guardar documento',
  amount: 'Total',
  file: 'PDF',
  hasFile: 'Con PDF',
  enterprise: 'Empresa del portal',
  enterpriseHint: 'Si el cliente ya es una empresa del portal, el documento se encuentra desde ella.',
  date: 'Fecha',
  refersTo: (number: string) => `Se refiere a ${number}`,
  remove: 'Eliminar documento',
  removeText: 'Deja de encontrarse en el archivo. Nada más cambia.',
}

const en: typeof es = {
  title: 'Past documents',
  search: 'Number, client, tax ID or e-mail',
  none: 'There are no past documents yet',
  noneText:
    'The quotes, invoices and payments of the program before are kept here: upload them from Excel in the importer, or add one.',
  add: 'New document',
  create: 'Save document',
  amount: 'Total',
  file: 'PDF',
  hasFile: 'With a PDF',
  enterprise: 'Enterprise of the portal',
  enterpriseHint: 'Where the client is an enterprise of the portal, the document is found from it.',
  date: 'Date',
  refersTo: (number) => `Refers to ${number}`,
  remove: 'Delete document',
  removeText: 'It is no longer found in the archive. Nothing else changes.',
}

export const pastDocumentTexts = { es, en }
