const es = {
  sheet: 'Documentos',
  file: 'plantilla-documentos-historicos',
  notAllowed: 'Su usuario ya no puede importar documentos históricos.',
  noEnterprise:
    'Ninguna empresa del portal tiene esta identificación tributaria ni este nombre: el documento queda sin empresa.',
  severalEnterprises: 'Varias empresas del portal tienen este nombre: el documento queda sin empresa.',
  hasFile: 'El documento ya tiene un PDF, que se conserva; el del ZIP no se usa.',
  files: {
    missing: 'El documento no tiene un PDF en el ZIP.',
    bad: (name: string, why: string) => `${name}: ${why} El documento queda sin PDF.`,
    over: (most: number) => `Hay más de ${most} PDF para este documento: se usa el primero.`,
  },
  notes: {
    sheet: 'Notas',
    text: 'Una fila por documento; se reconoce por su tipo y su número. Los PDF van en un ZIP: cada uno se llama como el número de su documento (4512.pdf), o como dice la columna Archivo PDF.',
  },
}

const en: typeof es = {
  sheet: 'Documents',
  file: 'past-documents-template',
  notAllowed: 'Your user may no longer import past documents.',
  noEnterprise: 'No enterprise of the portal has this tax ID or this name: the document is left without an enterprise.',
  severalEnterprises: 'Several enterprises of the portal have this name: the document is left without an enterprise.',
  hasFile: 'The document has a PDF already, which is kept; the one of the ZIP is not used.',
  files: {
    missing: 'The document has no PDF in the ZIP.',
    bad: (name, why) => `${name}: ${why} The document is left without a PDF.`,
    over: (most) => `There are more than ${most} PDF for this document: the first one is used.`,
  },
  notes: {
    sheet: 'Notes',
    text: 'One row for each document; it is recognized by its kind and its number. The PDFs come in a ZIP: each is named by the number of its document (4512.pdf), or as the column PDF file says.',
  },
}

export const pastDocumentTexts = { es, en }
