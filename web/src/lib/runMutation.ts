type Mutation<Variables, Data> = { mutateAsync: (variables: Variables) => Promise<Data> }
type Callbacks<Data> = {
  onSuccess?: (data: Data) => unknown
  onError?: (error: Error) => unknown
  onSettled?: () => unknown
}

/** Unlike `mutate`, calls back even when the component has unmounted or mutates again. */
export function runMutation<Variables, Data>(
  { mutateAsync }: Mutation<Variables, Data>,
  variables: Variables,
  { onSuccess, onError, onSettled }: Callbacks<Data>,
): void {
  void mutateAsync(variables).then(onSuccess, onError).finally(onSettled)
}
