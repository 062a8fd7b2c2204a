client-missing-title = O cliente do navegador não foi compilado
client-missing-text = Este servidor roda a partir do código-fonte, e as páginas para o navegador ainda não foram compiladas. Execute isto na pasta do projeto e recarregue esta página:
server-no-such-path = Não há nada neste endereço.
server-documents-missing = A documentação não foi gerada aqui. Execute ./dev docs.
