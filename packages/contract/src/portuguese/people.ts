/** The people who came with the portal: their roles, and what to ask them about. */
export const portuguesePeople: Readonly<Record<string, string>> = {
  'Gerente general': 'Gerente geral',
  'Representante técnico': 'Representante técnico',
  'Jefe de operaciones': 'Chefe de operações',
  'Gerente comercial': 'Gerente comercial',
  'Ingeniera de tronadura': 'Engenheira de desmonte',
  'Ingeniero de fragmentación': 'Engenheiro de fragmentação',
  'Jefa de servicio técnico': 'Chefe de assistência técnica',
  'Especialista de software': 'Especialista em software',
  'Coordinadora de talleres': 'Coordenadora de workshops',
  'Encargado de maquinaria': 'Encarregado de máquinas',
  'Acuerdos con empresas mineras y nuevos distribuidores.': 'Acordos com mineradoras e novos distribuidores.',
  'Ventas y servicio en Estados Unidos y Canadá.': 'Vendas e serviço nos Estados Unidos e no Canadá.',
  'Pedidos, despachos y documentos de exportación.': 'Pedidos, despachos e documentos de exportação.',
  'Elección de consolas y adaptadores para cada faena.': 'Escolha de consoles e adaptadores para cada mina.',
  'Diseño de mallas y secuencias, simulación y capacitación.':
    'Projeto de malhas e sequências, simulação e treinamento.',
  'Quamtum: captura, calibración y lectura de resultados.': 'Quamtum: captura, calibração e leitura de resultados.',
  'Diagnóstico, garantías y reparación de equipos.': 'Diagnóstico, garantias e reparo de equipamentos.',
  'NextLion, licencias y archivos de proyecto.': 'NextLion, licenças e arquivos de projeto.',
  'Talleres, certificados y convenios con universidades.': 'Workshops, certificados e convênios com universidades.',
  'Publicación, arriendo y reparación de maquinaria.': 'Anúncio, locação e reparo de máquinas.',
}
