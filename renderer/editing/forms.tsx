import { type Writer, writer } from './backend.ts'
import editingStyles from './editing.css?inline'
import { FileList } from './FileList.tsx'
import { FormPage } from './FormPage.tsx'
import formStyles from './form.css?inline'
import pageStyles from './formPage.css?inline'
import { mountIn } from './mount.tsx'
import { Problems } from './Problems.tsx'
import { CHECKED, type Checked, FORMS } from './protocol.ts'
import treeStyles from './tree.css?inline'
import listStyles from './treeLists.css?inline'

/** The page of a file's form, and of the list of all files: development alone has it. */
function start(): void {
  const { token, root } = document.getElementById('editing')?.dataset ?? {}
  const file = decodeURIComponent(location.pathname.slice(FORMS.length + 1))
  if (token === undefined || root === undefined) return
  const render = mountIn('editing-forms', [editingStyles, formStyles, listStyles, treeStyles, pageStyles])
  const backend = writer({ token, root })
  let version = 0
  const show = (problems?: string) => render(<Page {...{ backend, file, version, problems }} />)
  show()
  import.meta.hot?.on(CHECKED, ({ problems }: Checked) => {
    version += 1
    show(problems)
  })
}

interface Props {
  backend: Writer
  file: string
  version: number
  problems: string | undefined
}

function Page({ backend, file, version, problems }: Props) {
  return (
    <>
      {file === '' ? (
        <FileList writer={backend} version={version} />
      ) : (
        <FormPage key={file} writer={backend} file={file} version={version} />
      )}
      <Problems text={problems} />
    </>
  )
}

start()
